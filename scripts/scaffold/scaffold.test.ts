import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../packages/rules/src/language.ts'
import { boundaries } from '../checks/boundaries.ts'
import type { Check } from '../checks/check.ts'
import { domainFolders } from '../checks/domain-names.ts'
import { environment } from '../checks/environment.ts'
import { fileSize } from '../checks/file-size.ts'
import { generatedListsCheck } from '../checks/generated-lists.ts'
import { hardTexts } from '../checks/hard-texts.ts'
import { serverRoles } from '../checks/server-roles.ts'
import { unfinished } from '../checks/unfinished.ts'
import { root } from '../kernel/paths.ts'
import { readSources } from '../kernel/sources.ts'
import { callFiles } from './call.ts'
import { domainFiles, TEMPLATES } from './domain.ts'
import { skeletonFiles } from './skeleton-types.ts'
import { filledTemplates } from './substitute.ts'

const sources = readSources(root)
const files = skeletonFiles(sources)
const isOwn = (path: string) => path.includes('skeleton')

describe('the skeleton of a domain', () => {
  it.each<Check>([serverRoles, environment, fileSize, hardTexts, unfinished, generatedListsCheck])(
    'passes the check $name',
    async (check) => {
      const offences = await check.find(new Map([...sources, ...files]))
      expect(offences.filter(({ file }) => files.has(file))).toEqual([])
    },
  )

  // These two checks only know listed domains, so the skeleton gets the name of the last one here.
  it.each<Check>([boundaries, domainFolders])('passes the check $name', async (check) => {
    const last = filledTemplates(TEMPLATES, { domain: 'search', chinese: '', errorCode: 0 })
    const others = [...sources].filter(([path]) => !path.includes('/search'))
    const offences = await check.find(new Map([...others, ...last]))
    expect(offences.filter(({ file }) => last.has(file))).toEqual([])
  })

  it('adds its name to the list of domains', () => {
    expect(files.get('packages/contract/src/domains.ts')).toContain("  'search',\n  'skeleton',\n]")
  })

  it.each(['', '.manage', '.errors'])('has the same texts in every language: skeleton%s.ts', (kind) => {
    const keysIn = (language: string) =>
      files.get(`packages/i18n/src/${language}/skeleton${kind}.ts`)?.match(/^ {2}'[\w.]+'(?=: )/gm)
    for (const language of LANGUAGES) expect([language, keysIn(language)]).toEqual([language, keysIn('zh-cn')])
    expect(keysIn('zh-cn')).not.toBeNull()
  })

  it('is in every generated list', () => {
    const lists = [
      'packages/contract/src/calls.ts',
      'packages/contract/src/errors.ts',
      'packages/contract/src/rights.ts',
    ]
    const apps = ['server/src/app/domains', 'mobile/src/app/domain-routes', 'desktop/src/app/domain-screens']
    for (const path of [...lists, ...apps.map((app) => `apps/${app}.ts`)])
      expect([path, files.get(path)]).toEqual([path, expect.stringContaining('skeleton')])
  })

  it('replaces every name of the template', () => {
    const left = [...files].filter(([path, text]) => isOwn(path) && /example|CHINESE_NAME|ERROR_CODE/i.test(text))
    expect(left.map(([path]) => path)).toEqual([])
  })

  it('has a unique number for its error', () => {
    const [code = ''] = files.get('packages/contract/src/skeleton/skeleton.errors.ts')?.match(/\d{7}/) ?? []
    const others = [...sources].filter(([path, text]) => path.endsWith('.errors.ts') && text.includes(code))
    expect([code.length, others]).toEqual([7, []])
  })
})

describe('new-domain', () => {
  it('refuses an existing domain, an invalid name, and one without a place in the order', () => {
    expect(() => domainFiles(sources, { domain: 'course' })).toThrow('exists already')
    expect(() => domainFiles(sources, { domain: 'Quiz1' })).toThrow('is not a domain name')
    expect(() => domainFiles(sources, { domain: 'quiz' })).toThrow('--after <domain>')
  })
})

describe('new-call', () => {
  const all = new Map([...sources, ...files])

  it('refuses an invalid key, and an existing call', () => {
    expect(() => callFiles(all, { domain: 'skeleton', key: 'PUT /x' })).toThrow('is not the key of a call')
    const key = 'GET /sands-lms/api/v1/skeleton/page'
    expect(() => callFiles(all, { domain: 'skeleton', key })).toThrow(`${key} exists already`)
  })

  it('names a method after its path, with the previous word where the name is taken', () => {
    const routes = files.get('apps/server/src/domains/skeleton/skeleton.routes.ts')
    expect(routes).toContain("skeleton/summary': ({ viewer, query }) => skeleton.summary(viewer, query)")
    expect(routes).toContain("manage/skeleton/summary': ({ viewer, query }) => skeleton.skeletonSummary(viewer, query)")
  })
})
