/** Heads and ears on a grid of 120 x 140: crown 38, eyes 70 (x 42 and 78), nose 84, chin 112. */
export type HeadShape = "round" | "wide" | "square" | "flat" | "apple" | "egg";
export type EarShape = "tall" | "wide" | "broad" | "fold" | "bent";

interface Head {
  readonly whole: string;
  /** The right half alone. */
  readonly half: string;
}

export const HEADS: Record<HeadShape, Head> = {
  round: {
    whole: "M60 36A38 38 0 1 1 60 112A38 38 0 1 1 60 36Z",
    half: "M60 36A38 38 0 0 1 60 112Z",
  },
  wide: {
    whole: "M60 40A45 36 0 1 1 60 112A45 36 0 1 1 60 40Z",
    half: "M60 40A45 36 0 0 1 60 112Z",
  },
  square: {
    whole: "M40 40H80A20 20 0 0 1 100 60V90A22 22 0 0 1 78 112H42A22 22 0 0 1 20 90V60A20 20 0 0 1 40 40Z",
    half: "M60 40H80A20 20 0 0 1 100 60V90A22 22 0 0 1 78 112H60Z",
  },
  flat: {
    whole: "M20 42H100V72A40 40 0 0 1 20 72Z",
    half: "M60 42H100V72A40 40 0 0 1 60 112Z",
  },
  apple: {
    whole: "M60 38C84 38 102 52 101 74C100 96 80 113 60 113C40 113 20 96 19 74C18 52 36 38 60 38Z",
    half: "M60 38C84 38 102 52 101 74C100 96 80 113 60 113Z",
  },
  egg: {
    whole: "M60 36C84 36 98 62 98 80C98 100 82 112 60 112C38 112 22 100 22 80C22 62 36 36 60 36Z",
    half: "M60 36C84 36 98 62 98 80C98 100 82 112 60 112Z",
  },
};

interface Ear {
  readonly outer: string;
  readonly inner: string;
}

/** Left ears; a right one is the same in the mirror. */
export const EARS: Record<EarShape, Ear> = {
  tall: { outer: "M20 62L24 12L56 42Z", inner: "M27 46L29 25L43 40Z" },
  wide: { outer: "M16 68L16 20L58 42Z", inner: "M23 50L23 32L42 42Z" },
  broad: { outer: "M19 66C15 46 15 28 19 13C33 19 48 31 57 46Z", inner: "M24 46C22 38 22 32 24 26C31 30 37 35 42 41Z" },
  fold: { outer: "M17 66L20 25L54 42Z", inner: "M20 25L42 36L23 46Z" },
  bent: { outer: "M20 62L25 35L42 27L56 42Z", inner: "M25 35L42 27L22 54Z" },
};

export const MUZZLE = "M60 80C66 76 82 80 82 93C82 104 70 110 60 110C50 110 38 104 38 93C38 80 54 76 60 80Z";
