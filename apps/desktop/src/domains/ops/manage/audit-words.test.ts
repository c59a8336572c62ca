import type { Domain } from '@sands/contract/domains'
import { describe, expect, it } from 'vitest'
import { type AuditByDomain, type AuditTerms, composeTerms } from '../../../kernel/terms.ts'
import { opsAudit } from '../ops.audit.ts'
import { createAuditWords } from './audit-words.ts'

const audit: AuditByDomain = new Map<Domain, AuditTerms>([
  [
    'org',
    {
      things: {
        user: 'org.audit_thing_user',
        department: 'org.audit_thing_department',
        label: 'org.audit_thing_label',
      },
      fields: { userName: 'org.audit_field_userName' },
      values: { role: { administrator: 'org.role.administrator' }, state: { published: 'org.status_active' } },
    },
  ],
  ['ops', opsAudit],
  [
    'home',
    {
      values: {
        code: { 'app-nav': 'home.part_app-nav', 'app-multi-image': 'home.part_app-multi-image' },
        dataMaxCount: { 0: 'home.value_all' },
      },
    },
  ],
  [
    'article',
    {
      values: {
        articleType: { 2: 'article.manage_type_elsewhere' },
        state: { published: 'article.manage_state_published' },
      },
    },
  ],
])
const terms = composeTerms([])
const t = (key: string, params: Readonly<Record<string, string | number>> = {}) =>
  [key, ...Object.values(params)].join(' ')
const moments = { full: (instant: string) => `at ${instant}`, number: (value: number) => `#${value}` }
const wordsOf = (action: string) => createAuditWords(action, { audit, terms, t, moments })
const words = wordsOf('article.article.updated')

describe('an action', () => {
  it('tells what was done to which kind of entity', () => {
    expect(wordsOf('org.user.updated').action()).toBe('ops.audit_named org.audit_thing_user ops.audit_act_updated')
  })

  it.each(['org.user.somersaulted', 'zoo.lion.created', 'nonsense'])('without a text stays %s', (action) => {
    expect(wordsOf(action).action()).toBe(action)
  })

  it('uses the entity names of the domains', () => {
    expect(words.thing('department')).toBe('org.audit_thing_department')
    expect(words.thing('lion')).toBe('lion')
  })
})

describe('the name of a field', () => {
  it('is translated where a text exists, and shown as it is stored otherwise', () => {
    expect(words.field('userName')).toBe('org.audit_field_userName')
    expect(words.field('wingspan')).toBe('wingspan')
    expect(words.field('constructor')).toBe('constructor')
  })

  it('is the name of the language for texts', () => {
    expect(words.field('en-us')).toBe('English')
    expect(words.field('id')).toBe('Bahasa Indonesia')
  })

  it('leads from a module to the changed field', () => {
    const path = [
      { field: 'app-multi-image k1', called: 'Campus' },
      { field: 'content', called: '' },
      { place: 2, called: '' },
      { field: 'title', called: '' },
    ]
    expect(words.path(path)).toBe(
      'home.part_titled home.part_app-multi-image Campus › ops.field_content › ops.value_place 2 › ops.field_title',
    )
    expect(words.path([{ field: 'app-nav k2', called: '' }])).toBe('home.part_app-nav')
  })
})

describe('a value', () => {
  it.each([
    [null, '', 'ops.value_none'],
    [true, 'dryRun', 'ops.value_yes'],
    [false, 'dryRun', 'ops.value_no'],
    [12, 'people', '#12'],
    ['2026-11-15T08:00:00.000Z', 'sendAt', 'at 2026-11-15T08:00:00.000Z'],
    ['vi', 'language', 'Tiếng Việt'],
    ['administrator', 'role', 'org.role.administrator'],
    ['Our own role', 'role', 'Our own role'],
    ['constructor', 'state', 'constructor'],
    ['created', 'constructor', 'created'],
    [0, 'dataMaxCount', 'home.value_all'],
    [8, 'dataMaxCount', '#8'],
    [2, 'articleType', 'article.manage_type_elsewhere'],
    ['app-nav k1', 'order', 'home.part_app-nav'],
    ['link https://example.com/a', 'jump', 'manage.jump_link https://example.com/a'],
    ['exam 7', 'jump', 'manage.jump_kept 7'],
    ['nowhere 7', 'jump', 'nowhere 7'],
    ['tree:12 Sales East', 'included', 'manage.audience_below Sales East'],
    ['label:3 New here', 'excluded', 'New here'],
    ['label:3', 'excluded', 'label:3'],
    ['active', 'name', 'active'],
  ])('%j in %s is shown as %s', (value, field, said) => {
    expect(words.value(value, field)).toBe(said)
  })

  it('is translated by the domain that recorded it, when several domains have a text for it', () => {
    expect(words.value('published', 'state')).toBe('article.manage_state_published')
    expect(wordsOf('org.user.updated').value('published', 'state')).toBe('org.status_active')
  })

  it('of several fields can be described as one', () => {
    expect(words.whole({ to: 'none', moduleId: null, link: null })).toBe('manage.jump_none')
    expect(words.whole({ to: 'link', moduleId: null, link: '/a' })).toBe('manage.jump_link /a')
    expect(words.whole({ kind: 'label', id: '3' })).toBe('org.audit_thing_label 3')
    expect(words.whole({ kind: 'department', id: '3', withChildren: true })).toBe(
      'manage.audience_below org.audit_thing_department 3',
    )
  })
})
