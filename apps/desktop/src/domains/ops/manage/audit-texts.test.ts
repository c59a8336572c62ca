import { expect, it } from 'vitest'
import { actionText, thingText } from './audit-texts.ts'

const t = (key: string, params: Readonly<Record<string, string | number>> = {}) =>
  [key, ...Object.values(params)].join(' ')

it('says what was done to what', () => {
  expect(actionText('org.user.updated', t)).toBe('ops.audit_named ops.audit_thing_user ops.audit_act_updated')
})

it.each(['org.user.somersaulted', 'zoo.lion.created', 'nonsense'])('leaves %s as it is written', (action) => {
  expect(actionText(action, t)).toBe(action)
})

it('names kinds of things it knows', () => {
  expect(thingText('department', t)).toBe('ops.audit_thing_department')
  expect(thingText('lion', t)).toBe('lion')
})
