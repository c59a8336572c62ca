import { readFileSync } from 'node:fs'
import { THEME_COLORS, THEMES } from '@sands/rules/theme'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

function block(selector: string): Map<string, string> {
  const found = css.split(selector)[1]?.split('}')[0] ?? ''
  return new Map([...found.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

const common = block(':root {')

function color(name: string, theme: Map<string, string>): string {
  const value = theme.get(name) ?? common.get(name) ?? ''
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return alias ? color(alias, theme) : value
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  const [r = 0, g = 0, b = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const WORDS = [
  ['on-brand', 'brand-fill'],
  ['on-brand', 'brand-pressed'],
  ['brand-text', 'surface'],
  ['brand-text', 'page'],
  ['brand-text', 'surface-sunken'],
  ['brand-text', 'brand-soft'],
  ['progress-text', 'surface'],
  ['progress-text', 'page'],
  ['text', 'page'],
  ['text-secondary', 'page'],
  ['text-secondary', 'surface-sunken'],
  ['text-meta', 'page'],
  ['text-meta', 'surface-sunken'],
  ['success-text', 'success-soft'],
  ['warning-text', 'warning-soft'],
  ['danger-text', 'danger-soft'],
  ['danger-text', 'page'],
  ['on-danger', 'danger-fill'],
  ['on-inverse', 'inverse'],
  ['success-on-inverse', 'inverse'],
  ['danger-on-inverse', 'inverse'],
  ['tint-sea-text', 'tint-sea'],
  ['tint-leaf-text', 'tint-leaf'],
  ['tint-sand-text', 'tint-sand'],
  ['tint-clay-text', 'tint-clay'],
  ['tint-plum-text', 'tint-plum'],
  ['tint-dusk-text', 'tint-dusk'],
] as const

describe.each(THEMES)('theme %s', (name) => {
  const theme = block(`[data-theme="${name}"] {`)

  it('has the colour of the specification', () => {
    expect(color('brand', theme)).toBe(THEME_COLORS[name].toLowerCase())
  })

  it.each(WORDS)('%s on %s has a readable contrast (4.5 : 1)', (words, ground) => {
    expect(contrast(color(words, theme), color(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it('draws the border of a field with enough contrast (3 : 1)', () => {
    expect(contrast(color('control-line', theme), color('surface', theme))).toBeGreaterThanOrEqual(3)
  })
})
