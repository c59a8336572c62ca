import { describe, expect, it } from 'vitest'
import { boundaries } from './boundaries.ts'

const offences = async (file: string, source: string) =>
  (await boundaries.find(new Map([[file, source]]))).map(({ text }) => text)

const offends = async (file: string, source: string, words: RegExp) => {
  const found = await offences(file, source)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(words)
}

const isFine = async (file: string, source: string) => expect(await offences(file, source)).toEqual([])

describe('layers', () => {
  it('lets the app import domains and the kernel', () =>
    isFine(
      'apps/mobile/src/app/router.tsx',
      "import { a } from '../domains/auth/auth.routes.tsx'\nimport b from '../kernel/b.ts'",
    ))
  it('stops the kernel from importing a domain', () =>
    offends('apps/mobile/src/kernel/a.ts', "import { b } from '../domains/auth/b.ts'", /kernel may not import/))
  it('stops a domain from importing the app', () =>
    offends('apps/desktop/src/domains/org/a.ts', "import { b } from '../../app/b.ts'", /domain may not import/))
  it('follows an import that spans several lines', () =>
    offends('apps/mobile/src/kernel/a.ts', "import {\n  b,\n  c as d,\n} from '../app/b.ts'", /kernel may not import/))
  it('follows a dynamic import and a re-export', async () => {
    await offends('apps/mobile/src/kernel/a.ts', "const b = () => import('../app/b.ts')", /kernel may not import/)
    await offends('apps/mobile/src/kernel/a.ts', "export * from '../app/b.ts'", /kernel may not import/)
    await offends('apps/mobile/src/kernel/a.ts', "import '../app/b.css'", /kernel may not import/)
  })
  it('lets only tests import test helpers', async () => {
    await isFine('apps/server/src/domains/org/user.test.ts', "import { a } from '../../testing/a.ts'")
    await offends('apps/server/src/domains/org/user.repo.ts', "import { a } from '../../testing/a.ts'", /testing/)
  })
  it('is not confused by exports and strings that look similar', () =>
    isFine('apps/mobile/src/kernel/a.ts', "export const from = '../app/b.ts'\nexport type A = { from: '../app/b.ts' }"))
})

describe('domains', () => {
  it('keeps React domains apart', () =>
    offends('apps/mobile/src/domains/home/a.tsx', "import { b } from '../auth/b.tsx'", /use a link or a slot/))
  it('lets a server domain call one before it through its index', () =>
    isFine('apps/server/src/domains/auth/a.service.ts', "import { org } from '../org/index.ts'"))
  it('stops a server domain from importing a file of another domain other than its index', () =>
    offends(
      'apps/server/src/domains/auth/a.service.ts',
      "import { b } from '../org/user.repo.ts'",
      /through its index/,
    ))
  it('stops a server domain from calling one after it', () =>
    offends('apps/server/src/domains/org/a.service.ts', "import { b } from '../auth/index.ts'", /comes after it/))
})

describe('apps and packages', () => {
  it('stops a package from importing an app', () =>
    offends('packages/web/src/a.ts', "import { b } from '../../../apps/mobile/src/kernel/b.ts'", /a package may not/))
  it('stops an app from importing another', () =>
    offends('apps/desktop/src/kernel/a.ts', "import { b } from '../../../mobile/src/kernel/b.ts'", /another app/))
})

describe('packages', () => {
  it('keeps the rules package free of dependencies', () =>
    offends('packages/rules/src/a.ts', "import { useState } from 'react'", /may not depend on react/))
  it('keeps the contract free of React and Fastify but not of its schema library', async () => {
    await isFine('packages/contract/src/auth/a.ts', "import { Type } from 'typebox'\nimport v from 'typebox/value'")
    await offends('packages/contract/src/auth/a.ts', "import type { FastifyInstance } from 'fastify'", /fastify/)
  })
  it('keeps the order of the packages', () =>
    offends('packages/contract/src/a.ts', "import { format } from '@sands/i18n/format'", /packages\/i18n/))
})

describe('schemas stay out of the bundles', () => {
  it('allows types, codes and links', () =>
    isFine(
      'apps/mobile/src/kernel/a.ts',
      "import type { CallKey } from '@sands/contract/calls'\nimport { OK } from '@sands/contract/kernel/codes'\nimport { login } from '@sands/contract/auth/auth.links'",
    ))
  it('refuses values, also when each name is marked as a type', async () => {
    await offends('packages/web/src/a.ts', "import { authCalls } from '@sands/contract/auth/auth.calls'", /import type/)
    await offends('apps/desktop/src/app/a.ts', "import { type CallKey } from '@sands/contract/calls'", /import type/)
  })
})
