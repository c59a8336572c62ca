// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { playerChoices, rememberChoice } from './player-choices.ts'

beforeEach(() => localStorage.clear())

it('stores a choice and keeps the earlier ones', () => {
  rememberChoice({ speed: 1.5 })
  rememberChoice({ height: 720, captions: 'en' })
  expect(playerChoices()).toMatchObject({ speed: 1.5, height: 720, captions: 'en', volume: 1 })
  rememberChoice({ height: null, captions: null })
  expect(playerChoices()).toMatchObject({ speed: 1.5, height: null, captions: null })
})

it('ignores invalid stored data', () => {
  const before = playerChoices()
  localStorage.setItem('sands.player_choices', '{"speed":9,"height":"x","captions":4,"volume":7,"bandwidth":-1}')
  expect(playerChoices()).toEqual(before)
})
