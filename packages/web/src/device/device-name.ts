const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iphone/i, 'iPhone'],
  [/ipad/i, 'iPad'],
  [/harmonyos/i, 'HarmonyOS'],
  [/android/i, 'Android'],
  [/windows/i, 'Windows'],
  [/mac os x|macintosh/i, 'Mac'],
  [/linux/i, 'Linux'],
]
// The order matters: WeCom also calls itself WeChat, and Edge calls itself Chrome, which calls itself Safari.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/wxwork/i, 'WeCom'],
  [/micromessenger/i, 'WeChat'],
  [/\b(?:lark|feishu)\//i, 'Feishu'],
  [/edg(?:e|a|ios)?\//i, 'Edge'],
  [/firefox|fxios/i, 'Firefox'],
  [/chrome|crios/i, 'Chrome'],
  [/safari/i, 'Safari'],
]

const nameIn = (list: readonly (readonly [RegExp, string])[], userAgent: string) =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1]

/** A browser as people call it: "iPhone · WeChat". */
export const deviceName = (userAgent: string): string =>
  [nameIn(SYSTEMS, userAgent), nameIn(BROWSERS, userAgent)].filter(Boolean).join(' · ') || userAgent.slice(0, 40) || '?'
