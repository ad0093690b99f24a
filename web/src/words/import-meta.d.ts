interface ImportMeta {
  /** How to fetch the translations of the messages in this folder (`tools/translations.ts`). */
  readonly translations: import("./gettext").Translations;
}
