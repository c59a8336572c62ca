import { readFileSync } from 'node:fs'
import { THEMES } from '@sands/rules/theme'
import { theme as library } from 'antd'
import { describe, expect, it } from 'vitest'
import { desktopTheme, type ReadToken } from './desktop-theme.ts'

const css = readFileSync(new URL('../../../../../packages/web/src/theme/tokens.css', import.meta.url), 'utf8')

function block(selector: string): Map<string, string> {
  const found = css.split(selector)[1]?.split('}')[0] ?? ''
  return new Map([...found.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

const common = block(':root {')

function reader(theme: string): ReadToken {
  const own = block(`[data-theme="${theme}"] {`)
  const read: ReadToken = (name) => {
    const value = own.get(name) ?? common.get(name) ?? ''
    const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
    return alias ? read(alias) : value
  }
  return read
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const onWhite = (hex: string): number => 1.05 / (luminance(hex) + 0.05)

describe.each(THEMES)('the component library in theme %s', (name) => {
  const design = desktopTheme(reader(name), true)
  const made = library.getDesignToken(design)

  it.each([
    'colorPrimary',
    'colorPrimaryHover',
    'colorPrimaryActive',
    'colorLink',
    'colorLinkHover',
    'colorLinkActive',
  ] as const)('%s is readable as text on white', (word) => {
    expect(onWhite(made[word])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['defaultHoverColor', 'defaultActiveColor'] as const)('%s of buttons is readable on white', (word) => {
    expect(onWhite(design.components?.Button?.[word] ?? '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })
})
