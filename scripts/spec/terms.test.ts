import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { desktopTerms, phoneRoutes } from '../../e2e/kernel/routes.ts'
import { JUMP, JUMP_FILES, JUMP_NAMES, type JumpName, resolveJump } from '../../packages/rules/src/jump.ts'
import { fromRoot } from '../kernel/paths.ts'

const server = globSync('apps/server/src/domains/**/*.ts', { cwd: fromRoot() })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(fromRoot(file), 'utf8'))
const inServer = (pattern: RegExp): string[] => [
  ...new Set(server.flatMap((source) => [...source.matchAll(pattern)].flatMap((match) => match[1] ?? []))),
]

const { audit, batches, filePlaces, contents, jumps } = await desktopTerms()

describe('the management has a text for', () => {
  const known = (of: 'things' | 'acts', name: string) =>
    [...audit.values()].some((terms) => Object.hasOwn(terms[of] ?? {}, name))

  it.each(inServer(/\baction: '([a-z]+\.[a-z]+\.[a-z-]+)'/g))('the action %s', (action) => {
    const [, thing = '', act = ''] = action.split('.')
    expect([known('things', thing), known('acts', act)]).toEqual([true, true])
  })

  it.each(inServer(/\bkind: '([a-z]+\.[a-z]+)',\n\s+rows:/g))('the use of a file %s', (kind) => {
    expect(filePlaces.has(kind)).toBe(true)
  })

  it.each(inServer(/\bname: '([a-z]+\.[a-z-]+)',\n\s+(?:async )?run\(work\b/g))('the batch kind %s', (name) => {
    expect(batches.has(name)).toBe(true)
  })
})

/** A message to a leader concerns two people only; the sign-in at a door is opened by the code on the door. */
const NOT_OFFERED: readonly JumpName[] = ['ceo', 'check']

describe('jump targets of a company', () => {
  it('include every screen of the phone app that needs no id, or whose id can be chosen, and no other', async () => {
    const paths = (await phoneRoutes()).map(({ path }) => path.replace('/:id?', ''))
    const hasScreen = (name: JumpName) => {
      const isChosen = JUMP_FILES[name] !== undefined || contents.some(({ kind }) => kind === name)
      const target = resolveJump({ type: JUMP[name], moduleId: isChosen ? '7' : null }, 'https://sands.invalid')
      return target.kind === 'screen' && paths.includes(target.path.split('?')[0] ?? '')
    }
    const offered = [...contents.map(({ kind }) => kind), ...jumps.map(({ to }) => to)]
    expect(offered.sort()).toEqual(JUMP_NAMES.filter((name) => hasScreen(name) && !NOT_OFFERED.includes(name)).sort())
  })
})
