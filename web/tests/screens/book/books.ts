/** Two small books, as the server tells them. */

import type { BookSection } from "../../../src/wire.gen";

export const BOOK: readonly BookSection[] = [
  {
    id: "a-game",
    title: "A Game",
    level: 1,
    blocks: [{ kind: "paragraph", text: [{ style: "plain", text: "What it is, on two lines." }] }],
  },
  {
    id: "a-turn",
    title: "A turn",
    level: 2,
    blocks: [
      {
        kind: "list",
        ordered: true,
        items: [
          {
            text: [
              { style: "plain", text: "First " },
              { style: "em", text: "you" },
              { style: "plain", text: " go on:" },
            ],
            items: [
              {
                text: [
                  { style: "plain", text: "roll " },
                  { style: "code", text: "2" },
                  { style: "plain", text: ";" },
                ],
                items: [],
              },
              {
                text: [
                  { style: "plain", text: "or " },
                  { style: "bold", text: "stop" },
                  { style: "plain", text: ", if you like." },
                ],
                items: [],
              },
            ],
          },
          { text: [{ style: "plain", text: "Then I." }], items: [] },
        ],
      },
      {
        kind: "table",
        head: [[{ style: "plain", text: "A" }], [{ style: "plain", text: "B" }]],
        rows: [[[{ style: "code", text: "quux" }], [{ style: "plain", text: "yarn" }]]],
      },
      { kind: "code", text: "# no heading\n  a -- b" },
    ],
  },
  {
    id: "rulings",
    title: "Rulings",
    level: 2,
    blocks: [
      {
        kind: "ruling",
        number: "K1",
        text: [{ style: "plain", text: "The first, see K2 and X9." }],
        options: [
          { name: "deck", values: "white, grey or both" },
          { name: "flip", values: "on or off" },
        ],
      },
      { kind: "ruling", number: "K2", text: [{ style: "plain", text: "The second." }], options: [] },
    ],
  },
];

export const LIBRO: readonly BookSection[] = [
  { id: "un-juego", title: "Un juego", level: 1, blocks: [] },
  {
    id: "reglas",
    title: "Reglas",
    level: 2,
    blocks: [
      {
        kind: "ruling",
        number: "K1",
        text: [
          { style: "plain", text: "Con " },
          { style: "code", text: "off" },
          { style: "plain", text: ", nada; con " },
          { style: "code", text: "once" },
          { style: "plain", text: ", una. Escribe " },
          { style: "code", text: "off:2" },
          { style: "plain", text: "." },
        ],
        options: [
          { name: "flip", values: "on u off" },
          { name: "stack", values: "each u once" },
        ],
      },
      {
        kind: "ruling",
        number: "K2",
        text: [
          { style: "plain", text: "Con " },
          { style: "code", text: "off" },
          { style: "plain", text: ", nada." },
        ],
        options: [{ name: "first", values: "drawn, o de 1 al número de personas" }],
      },
      {
        kind: "ruling",
        number: "K3",
        text: [
          { style: "plain", text: "Con " },
          { style: "code", text: "off" },
          { style: "plain", text: "." },
        ],
        options: [{ name: "odd", values: "on u off" }],
      },
    ],
  },
  {
    id: "variantes",
    title: "Variantes",
    level: 2,
    blocks: [
      {
        kind: "list",
        ordered: false,
        items: [
          {
            text: [
              { style: "code", text: "calm" },
              { style: "plain", text: ": con " },
              { style: "code", text: "calm" },
              { style: "plain", text: "." },
            ],
            items: [],
          },
          {
            text: [
              { style: "code", text: "wild" },
              { style: "plain", text: ": sin nombre." },
            ],
            items: [],
          },
        ],
      },
    ],
  },
];
