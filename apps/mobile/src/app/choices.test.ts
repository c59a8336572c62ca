// @vitest-environment happy-dom
import { isContentJump, JUMP, JUMP_CHOICES, JUMP_FILES, type JumpName, resolveJump } from '@sands/rules/jump'
import { TAB_CHOICES } from '@sands/rules/tabs'
import { describe, expect, it } from 'vitest'
import { findRoute } from './find-route.ts'
import { slots } from './slots.tsx'

/** They lead somewhere without a screen of ours, or say that they do not. */
const WITHOUT_SCREEN: readonly JumpName[] = ['none', 'link', 'notOnline']

function hasScreen(name: JumpName): boolean {
  const moduleId = JUMP_FILES[name] || isContentJump(name) ? '7' : null
  const target = resolveJump({ type: JUMP[name], moduleId }, window.location.origin)
  return target.kind === 'screen' && findRoute(target.path.split('?')[0] ?? '') !== undefined
}

// Whoever adds a screen adds it to the choices in the same change, and nobody can choose what is not there.
describe('what a company can choose', () => {
  it('as the target of a tap is every screen of the app that needs no id, or one that can be picked', () => {
    const names = Object.keys(JUMP) as JumpName[]
    const targets = names.filter((name) => WITHOUT_SCREEN.includes(name) || hasScreen(name))
    expect([...JUMP_CHOICES].sort()).toEqual(targets.sort())
  })

  it('as a tab is every code that a domain offers a screen for', () => {
    expect([...TAB_CHOICES].sort()).toEqual(slots.tabs.map(({ code }) => code).sort())
    expect(slots.tabs.filter(({ path }) => findRoute(path) === undefined)).toEqual([])
  })
})
