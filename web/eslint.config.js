import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const COMPONENTS = ["**/*.svelte"];

/** The program is made anew for each component, which takes half of all time: `npm run typed` does that, at night. */
const TYPED = process.env["TYPED"] !== undefined;
const UNTYPED = {
  files: COMPONENTS,
  extends: [ts.configs.disableTypeChecked],
  linterOptions: { reportUnusedDisableDirectives: "off" },
};

export default ts.config(
  { ignores: ["src/wire.gen.ts", "src/games/*/view.gen.ts", "test-results"] },
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "max-lines": ["error", 300],
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true },
      ],
      "@typescript-eslint/no-meaningless-void-operator": "off", // `void x` lets an effect depend on x
      "@typescript-eslint/no-unsafe-enum-assignment": "off", // slow, and there are no enums
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "svelte/no-at-html-tags": "off", // pictures are strings that are made here
      "svelte/require-store-reactive-access": "off", // slow, and there are no stores
      "svelte/prefer-svelte-reactivity": "off", // what is kept as state is replaced whole, never changed
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  ...(TYPED ? [] : [UNTYPED]),
  {
    // what a component hands to a callback is unknown to this parser; svelte-check knows it
    files: COMPONENTS,
    rules: Object.fromEntries(
      ["argument", "assignment", "call", "member-access", "return"].map((use) => [
        `@typescript-eslint/no-unsafe-${use}`,
        "off",
      ]),
    ),
  },
  {
    // tests stand in for browsers and servers, and fail by themselves where nothing is found
    files: ["tests/**", "e2e/**"],
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unnecessary-condition": "off",
      "@typescript-eslint/require-await": "off",
    },
  },
  { files: ["**/*.{js,mjs}"], extends: [ts.configs.disableTypeChecked] },
);
