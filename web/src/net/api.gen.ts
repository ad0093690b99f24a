// Made from the server's OpenAPI document: change server/edge/http, and run `just wire`.

import type {
  ActRequest,
  Announcement,
  Arrive,
  BookForm,
  Companion,
  DailyDeal,
  DeviceCode,
  GameForm,
  GameStatistics,
  InviteTo,
  Leaderboard,
  Listed,
  Me,
  Met,
  MuteTable,
  MyFriends,
  MyKeys,
  MyMatch,
  MyPush,
  MySession,
  MyTable,
  OperatorDesk,
  PasskeyAnswer,
  PasskeyQuestion,
  Quick,
  RatingChange,
  Rename,
  Replay,
  Review,
  Ruling,
  ServerExport,
  SetUp,
  SignOutElsewhere,
  Subscribe,
  TableLink,
  TellOperators,
  TieChange,
  Today,
} from "../wire.gen";
import { type How, json, nothing, query, text, word } from "./http";

export const setUpTable = (data: SetUp, how?: How) => json<TableLink>("POST", "/api/tables", data, how);
export const findTable = (code: string) => json<TableLink>("GET", `/api/tables/${word(code)}`);
export const joinOthers = (data: Quick, how?: How) => json<TableLink>("POST", "/api/quick", data, how);
export const listTables = (game?: string | null) => json<readonly Listed[]>("GET", `/api/lobby${query({ game })}`);
export const showToday = () => json<Today>("GET", "/api/daily");
export const showPastDeals = (day: string) => json<readonly DailyDeal[]>("GET", `/api/daily/${word(day)}`);
export const playToday = (game: string) => json<TableLink>("POST", `/api/daily/${word(game)}`);
export const listGames = () => json<readonly GameForm[]>("GET", "/api/games");
export const showGame = (key: string) => json<GameForm>("GET", `/api/games/${word(key)}`);
export const showRules = (key: string, lang?: string) => text("GET", `/api/games/${word(key)}/rules${query({ lang })}`);
export const showBook = (key: string, lang?: string) =>
  json<BookForm>("GET", `/api/games/${word(key)}/book${query({ lang })}`);
export const listRulings = (key: string, lang?: string) =>
  json<Record<string, string>>("GET", `/api/games/${word(key)}/rulings${query({ lang })}`);
export const showRuling = (key: string, number: string, lang?: string) =>
  json<Ruling>("GET", `/api/games/${word(key)}/rulings/${word(number)}${query({ lang })}`);
export const showRecord = (match: string) => text("GET", `/api/matches/${word(match)}`);
export const showReplay = (match: string, seat?: number | null) =>
  json<Replay>("GET", `/api/matches/${word(match)}/replay${query({ seat })}`);
export const showReview = (match: string, seat?: number | null) =>
  json<Review>("GET", `/api/matches/${word(match)}/review${query({ seat })}`);
export const showLeaderboard = (game: string, season?: string | null) =>
  json<Leaderboard>("GET", `/api/ratings/${word(game)}${query({ season })}`);
export const showRatingChanges = (match: string) =>
  json<readonly RatingChange[]>("GET", `/api/matches/${word(match)}/ratings`);
export const showMe = () => json<Me>("GET", "/api/me");
export const renameMe = (data: Rename, how?: How) => json<Me>("PUT", "/api/me", data, how);
export const forgetMe = () => nothing("DELETE", "/api/me");
export const exportMe = () => json<ServerExport>("GET", "/api/me/export");
export const listMyTables = () => json<readonly MyTable[]>("GET", "/api/me/tables");
export const listMyMatches = () => json<readonly MyMatch[]>("GET", "/api/me/matches");
export const showMyStatistics = () => json<readonly GameStatistics[]>("GET", "/api/me/statistics");
export const listMySessions = () => json<readonly MySession[]>("GET", "/api/me/sessions");
export const endSession = (number: string) => json<readonly MySession[]>("DELETE", `/api/me/sessions/${word(number)}`);
export const signOutElsewhere = (data: SignOutElsewhere, how?: How) => json<Me>("POST", "/api/me/token", data, how);
export const newDeviceCode = () => json<DeviceCode>("POST", "/api/me/code");
export const newRecoveryCodes = () => json<readonly string[]>("POST", "/api/me/recovery");
export const arriveByCode = (data: Arrive, how?: How) => json<Me>("POST", "/api/arrive", data, how);
export const listMyKeys = () => json<MyKeys>("GET", "/api/me/keys");
export const askForNewPasskey = () => json<PasskeyQuestion>("POST", "/api/me/passkeys/question");
export const addPasskey = (data: PasskeyAnswer, how?: How) => json<MyKeys>("POST", "/api/me/passkeys", data, how);
export const removePasskey = (passkey: string) => json<MyKeys>("DELETE", `/api/me/passkeys/${word(passkey)}`);
export const askForPasskey = () => json<PasskeyQuestion>("POST", "/api/passkeys/question");
export const arriveByPasskey = (data: PasskeyAnswer, how?: How) => json<Me>("POST", "/api/passkeys", data, how);
export const listMyFriends = () => json<MyFriends>("GET", "/api/me/friends");
export const meet = (data: Met, how?: How) => json<MyFriends>("POST", "/api/me/friends", data, how);
export const listLately = () => json<readonly Companion[]>("GET", "/api/me/lately");
export const changeTie = (handle: string, data: TieChange, how?: How) =>
  json<MyFriends>("PUT", `/api/me/friends/${word(handle)}`, data, how);
export const inviteFriend = (handle: string, data: InviteTo, how?: How) =>
  json<MyFriends>("POST", `/api/me/friends/${word(handle)}/invitation`, data, how);
export const declineInvitation = (handle: string) =>
  json<MyFriends>("DELETE", `/api/me/friends/${word(handle)}/invitation`);
export const listMyPush = () => json<MyPush>("GET", "/api/me/push");
export const subscribeDevice = (data: Subscribe, how?: How) => json<MyPush>("PUT", "/api/me/push", data, how);
export const unsubscribeDevice = (device: string) => json<MyPush>("DELETE", `/api/me/push/${word(device)}`);
export const tryDevice = (device: string) => json<MyPush>("POST", `/api/me/push/${word(device)}/trial`);
export const muteTable = (data: MuteTable, how?: How) => json<MyPush>("PUT", "/api/me/muted", data, how);
export const reportPerson = (data: TellOperators, how?: How) => nothing("POST", "/api/reports", data, how);
export const showAnnouncement = () => json<Announcement>("GET", "/api/announcement");
export const showDesk = () => json<OperatorDesk>("GET", "/api/operator");
export const doAsOperator = (data: ActRequest, how?: How) =>
  json<OperatorDesk>("POST", "/api/operator/acts", data, how);
