import { beforeEach, describe, expect, it, vi } from "vitest";
import { HouseHere } from "../../src/net/here";
import type { FromWorker, ToWorker, Trouble } from "../../src/worker/messages";

/** A worker whose other end is the test. */
class FakeWorker {
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  readonly heard: ToWorker[] = [];
  terminated = false;

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  say(message: FromWorker): void {
    this.onmessage?.({ data: message });
  }
}

let workers: FakeWorker[];
let troubles: Trouble[];
let house: HouseHere;

beforeEach(() => {
  [workers, troubles] = [[], []];
  vi.stubGlobal("document", { documentElement: { lang: "de" } });
  house = new HouseHere(
    () => workers[workers.push(new FakeWorker()) - 1] as unknown as Worker,
    (trouble) => troubles.push(trouble),
  );
});

const worker = (): FakeWorker => workers.at(-1)!;

describe("a house in a worker", () => {
  it("is started by the first who asks, once, and answers by number", async () => {
    expect(workers).toEqual([]);
    const [games, me] = [
      house.ask({ method: "GET", path: "/api/games" }),
      house.ask({ method: "PUT", path: "/api/me", body: "{}", anonymous: true }),
    ];
    expect(workers.length).toBe(1);
    expect(worker().heard.map(({ t }) => t)).toEqual(["start", "ask", "ask"]);
    expect(worker().heard[2]).toMatchObject({ body: "{}", language: "de", anonymous: true });
    worker().say({ t: "answer", number: 2, status: 200, text: "me" });
    worker().say({ t: "answer", number: 1, status: 404, text: "games" });
    expect(await games).toMatchObject({ status: 404, text: "games" });
    expect(await me).toMatchObject({ status: 200, text: "me" });
  });

  it("opens sockets when it is ready, and tells and shuts each by its number", () => {
    const [one, two] = [house.open("/api/tables/A/socket"), house.open("/api/tables/B/socket")];
    const told: string[] = [];
    one.onopen = () => told.push("open");
    one.onmessage = ({ data }) => told.push(String(data));
    two.onclose = ({ code }) => told.push(`closed ${code}`);
    one.send("too early");
    worker().say({ t: "ready" });
    one.send("hello");
    worker().say({ t: "told", number: 1, text: "welcome" });
    worker().say({ t: "shut", number: 2, code: 4404 });
    worker().say({ t: "told", number: 2, text: "nobody hears this" });
    expect(told).toEqual(["open", "welcome", "closed 4404"]);
    expect(worker().heard.slice(3)).toEqual([{ t: "send", number: 1, text: "hello" }]);
    one.close();
    expect(worker().heard.at(-1)).toEqual({ t: "close", number: 1 });
  });

  it("that does not start is told of, and whoever asks again starts another", async () => {
    const asked = house.ask({ method: "GET", path: "/api/games" });
    const socket = house.open("/api/tables/A/socket");
    const closed = new Promise<number>((resolve) => (socket.onclose = ({ code }) => resolve(code)));
    worker().say({ t: "trouble", trouble: "start", what: "no memory" });
    await expect(asked).rejects.toThrow();
    expect(await closed).toBe(1006);
    expect([worker().terminated, troubles]).toEqual([true, ["start"]]);
    void house.ask({ method: "GET", path: "/api/games" });
    expect(workers.length).toBe(2);
  });

  it("goes on after a fault in the background, which is told", () => {
    house.open("/api/tables/A/socket");
    worker().say({ t: "trouble", trouble: "fault", what: "scheduler failed: ValueError" });
    expect([worker().terminated, troubles]).toEqual([false, ["fault"]]);
  });
});
