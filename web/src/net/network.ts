/** A house at the other end of the network: the server that the page came from. */

import type { Answer, House, Question, Socket } from "./house";
import { isForOperators, operatorKey } from "./operator";
import { spoken } from "./spoken";

const DEAD = 9000; // ms

export const network: House = { patience: DEAD, ask, open };

async function ask({ method, path, body, anonymous = false, token = "" }: Question): Promise<Answer> {
  const headers = new Headers({ "accept-language": spoken() });
  if (isForOperators(path)) headers.set("authorization", `Bearer ${operatorKey.now}`);
  else if (token !== "") headers.set("authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("content-type", "application/json");
  const answer = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(anonymous ? { credentials: "omit" } : {}),
  });
  return { status: answer.status, text: await answer.text() };
}

function open(path: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${path}`) as Socket;
}
