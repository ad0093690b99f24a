import { catalogue } from "../../words/index.svelte";

export const words = catalogue(import.meta.translations, ({ _, ngettext, pgettext }) => {
  const phases: Readonly<Record<string, string>> = {
    gathering: _("gathering"),
    playing: _("playing"),
    over: pgettext("briefly", "between matches"),
  };
  const acts: Readonly<Record<string, string>> = {
    ban: _("Banned"),
    unban: _("Ban ended"),
    rename: _("Renamed"),
    close: _("Table closed"),
    announce: _("Announced"),
    "read-only": _("Read-only"),
    open: _("Open again"),
    settle: _("Report settled"),
    key: _("Key made for"),
    revoke: _("Keys revoked of"),
  };
  const times: Readonly<Record<number, string>> = {
    1: _("1 hour"),
    24: _("1 day"),
    168: _("7 days"),
    720: _("30 days"),
  };

  return {
    host: {
      title: _("For those who run this server"),
      key: _("Your key"),
      open: _("Open"),
      keyAbout: _("It is kept until you close this tab. Whoever runs the server makes one by"),
      hello: (name: string) => _("You are {name}.", { name }),
      leave: _("Put the key away"),
      numbers: (people: number, sockets: number, load: number) =>
        _("{people} at tables, {connections}, {load} % busy.", {
          people: ngettext("{n} person", "{n} people", people),
          connections: ngettext("{n} connection", "{n} connections", sockets),
          load,
        }),
      reports: _("Reports"),
      noReports: _("No report is open."),
      ofName: _("Name"),
      ofBehaviour: _("Behaviour"),
      match: (match: string) => _("The match {match}, once it is over", { match }),
      ban: _("Ban"),
      rename: _("Rename"),
      newName: _("New name"),
      settle: _("Settle"),
      tables: _("Tables"),
      noTables: _("Nobody is at a table."),
      phase: (phase: string) => phases[phase] ?? phase,
      watchers: (number: number) => _("{number} watching", { number }),
      close: _("Close the table"),
      door: _("For everybody"),
      noAnnouncement: _("Nothing is announced."),
      announced: (text: string) => _("Announced: {text}", { text }),
      isReadOnly: _("The server is read-only: no new tables, matches or people. Matches that run go on."),
      isOpen: _("New tables, matches and people are taken in."),
      announce: _("Announce"),
      announcement: _("What everybody shall read"),
      hush: _("Announce it no more"),
      readOnly: _("Make it read-only"),
      takeIn: _("Open it again"),
      banOther: _("Ban somebody else"),
      whom: _("A person’s number, or addresses as 203.0.113.0/24"),
      bans: _("Bans"),
      noBans: _("Nobody is banned."),
      forGood: _("for good"),
      until: (date: string) => _("until {date}", { date }),
      unban: _("End the ban"),
      log: _("What was done"),
      noLog: _("Nothing yet."),
      act: (kind: string) => acts[kind] ?? kind,
      howLong: _("For how long?"),
      hours: (hours: number) => times[hours] ?? _("For good"),
      reason: _("Why? It stands in the log, and a banned person is told."),
    },
  };
});
