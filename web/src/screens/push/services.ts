/** Which browser a device has, as far as the service tells that reaches it. */

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/^https:\/\/fcm\.googleapis\.com\//, "Chrome"],
  [/^https:\/\/[^/]+\.mozilla\.com\//, "Firefox"],
  [/^https:\/\/[^/]+\.apple\.com\//, "Safari"],
  [/^https:\/\/[^/]+\.windows\.com\//, "Edge"],
];

export function browserOf(endpoint: string): string | null {
  return BROWSERS.find(([address]) => address.test(endpoint))?.[1] ?? null;
}
