export const en = {
  report: {
    about: "Those who run this server look at it, together with this match. Nobody at the table is told.",
    whom: "Whom?",
    what: "What is it about?",
    behaviour: "What they do",
    name: "Their name",
    own: "In your own words, if you like",
    send: "Send the report",
    sent: (name: string): string => `Thank you. ${name} is reported. You can also mute them under Players.`,
  },
};
