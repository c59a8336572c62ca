/**
 * PDF files may contain a radical in place of the character that looks the same, because the font draws both with one
 * glyph. Unicode normalisation maps the Kangxi radicals; these are the radicals of the supplement block that equal
 * whole characters.
 */
const WHOLE: Readonly<Record<string, string>> = {
  '\u2E8E': '兀',
  '\u2E92': '巳',
  '\u2E93': '幺',
  '\u2E9D': '月',
  '\u2E9F': '母',
  '\u2EA0': '民',
  '\u2EAC': '示',
  '\u2EC1': '虎',
  '\u2EC4': '西',
  '\u2EC5': '见',
  '\u2EC6': '角',
  '\u2EC9': '贝',
  '\u2ECB': '车',
  '\u2ED1': '長',
  '\u2ED3': '长',
  '\u2ED4': '门',
  '\u2ED8': '青',
  '\u2ED9': '韦',
  '\u2EDA': '页',
  '\u2EDB': '风',
  '\u2EDC': '飞',
  '\u2EDD': '食',
  '\u2EE1': '首',
  '\u2EE2': '马',
  '\u2EE3': '骨',
  '\u2EE4': '鬼',
  '\u2EE5': '鱼',
  '\u2EE6': '鸟',
  '\u2EE7': '卤',
  '\u2EE8': '麦',
  '\u2EE9': '黄',
  '\u2EEA': '黾',
  '\u2EEB': '斉',
  '\u2EEC': '齐',
  '\u2EED': '歯',
  '\u2EEE': '齿',
  '\u2EEF': '竜',
  '\u2EF0': '龙',
  '\u2EF1': '龜',
  '\u2EF2': '亀',
  '\u2EF3': '龟',
}

/** Replaces radicals by the characters they stand for. The position of every character stays the same. */
export const wholeCharacters = (text: string): string =>
  text.replace(/[\u2E80-\u2EF3\u2F00-\u2FD5]/g, (radical) => WHOLE[radical] ?? radical.normalize('NFKC'))
