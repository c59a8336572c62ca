import { describe, expect, it } from 'vitest'
import { fieldText, pathText } from './audit-fields.ts'
import { valueWords, wholeWords } from './audit-words.ts'

const t = (key: string, params: Readonly<Record<string, string | number>> = {}) =>
  [key, ...Object.values(params)].join(' ')
const moments = { full: (instant: string) => `at ${instant}`, number: (value: number) => `#${value}` }
const words = (value: unknown, field = '') => valueWords(value, field, { t, moments })

describe('the name of a field', () => {
  it('is in words where it is known, and its own where it is not', () => {
    expect(fieldText('userName', t)).toBe('ops.field_userName')
    expect(fieldText('wingspan', t)).toBe('wingspan')
    expect(fieldText('constructor', t)).toBe('constructor')
  })

  it('is that of the language for texts', () => {
    expect(fieldText('en-us', t)).toBe('English')
    expect(fieldText('id', t)).toBe('Bahasa Indonesia')
  })

  it('leads from a module to what differs in it', () => {
    const path = [
      { field: 'app-multi-image k1', called: 'Campus' },
      { field: 'items', called: '' },
      { place: 2, called: '' },
      { field: 'title', called: '' },
    ]
    expect(pathText(path, t)).toBe(
      'home.part_titled home.part_app-multi-image Campus › ops.field_items › ops.value_place 2 › ops.field_title',
    )
    expect(pathText([{ field: 'app-nav k2', called: '' }], t)).toBe('home.part_app-nav')
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
    ['red', 'theme', 'settings.theme_red'],
    ['org.people.edit', 'rights', 'org.right.org.people.edit'],
    ['administrator', 'role', 'org.role.administrator'],
    ['Our own role', 'role', 'Our own role'],
    ['constructor', 'state', 'constructor'],
    [0, 'dataMaxCount', 'ops.value_all'],
    [2, 'articleType', 'article.manage_type_elsewhere'],
    ['external', 'kind', 'lecturer.kind_external'],
    ['published', 'state', 'article.manage_state_published'],
    [8, 'dataMaxCount', '#8'],
    [1, 'courseWareType', 'course.manage_ware_video'],
    [5, 'courseWareType', 'course.manage_ware_link'],
    [9, 'courseWareType', '#9'],
    ['app-nav k1', 'order', 'home.part_app-nav'],
    ['link https://example.com/a', 'jump', 'manage.jump_link https://example.com/a'],
    ['tree:12 Sales East', 'included', 'manage.audience_below Sales East'],
    ['label:3 New here', 'excluded', 'New here'],
    ['label:3', 'excluded', 'label:3'],
    ['active', 'name', 'active'],
  ])('%j in %s is said as %s', (value, field, said) => {
    expect(words(value, field)).toBe(said)
  })

  it('of several fields with one thing to say is said as one', () => {
    expect(wholeWords({ to: 'none', moduleId: null, link: null }, t)).toBe('manage.jump_none')
    expect(wholeWords({ to: 'link', moduleId: null, link: '/a' }, t)).toBe('manage.jump_link /a')
    expect(wholeWords({ kind: 'label', id: '3' }, t)).toBe('ops.audit_thing_label 3')
    expect(wholeWords({ kind: 'department', id: '3', withChildren: true }, t)).toBe(
      'manage.audience_below ops.audit_thing_department 3',
    )
  })
})
