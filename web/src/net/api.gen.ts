// Made from the server's OpenAPI document: change server/edge/http, and run `just wire`.

import type {
  Export,
  GameForm,
  Listed,
  Me,
  MyMatch,
  MyTable,
  Quick,
  Rename,
  Replay,
  Review,
  Ruling,
  SetUp,
  TableLink,
} from "../wire.gen";
import { json, nothing, query, text, word } from "./http";

export const setUpTable = (data: SetUp, init?: RequestInit) => json<TableLink>("POST", "/api/tables", data, init);
export const findTable = (code: string) => json<TableLink>("GET", `/api/tables/${word(code)}`);
export const joinOthers = (data: Quick, init?: RequestInit) => json<TableLink>("POST", "/api/quick", data, init);
export const listTables = (game?: string | null) => json<readonly Listed[]>("GET", `/api/lobby${query({ game })}`);
export const listGames = () => json<readonly GameForm[]>("GET", "/api/games");
export const showGame = (key: string) => json<GameForm>("GET", `/api/games/${word(key)}`);
export const showRules = (key: string, lang?: string) => text("GET", `/api/games/${word(key)}/rules${query({ lang })}`);
export const listRulings = (key: string, lang?: string) =>
  json<Record<string, string>>("GET", `/api/games/${word(key)}/rulings${query({ lang })}`);
export const showRuling = (key: string, number: string, lang?: string) =>
  json<Ruling>("GET", `/api/games/${word(key)}/rulings/${word(number)}${query({ lang })}`);
export const showRecord = (match: string) => text("GET", `/api/matches/${word(match)}`);
export const showReplay = (match: string, seat?: number | null) =>
  json<Replay>("GET", `/api/matches/${word(match)}/replay${query({ seat })}`);
export const showReview = (match: string, seat?: number | null) =>
  json<Review>("GET", `/api/matches/${word(match)}/review${query({ seat })}`);
export const showMe = () => json<Me>("GET", "/api/me");
export const renameMe = (data: Rename, init?: RequestInit) => json<Me>("PUT", "/api/me", data, init);
export const forgetMe = () => nothing("DELETE", "/api/me");
export const renewToken = () => json<Me>("POST", "/api/me/token");
export const exportMe = () => json<Export>("GET", "/api/me/export");
export const listMyTables = () => json<readonly MyTable[]>("GET", "/api/me/tables");
export const listMyMatches = () => json<readonly MyMatch[]>("GET", "/api/me/matches");
