import { expect, it } from 'vitest'
import { attempt } from './attempt.ts'
import { CallError } from './call-error.ts'

const refusal = new CallError({ code: 4, msg: 'No', status: 409 })

it('returns the answer', async () => {
  expect(await attempt(async () => 7)).toEqual({ data: 7 })
})

it('returns the refusal', async () => {
  const { data, error } = await attempt(async (): Promise<number> => {
    throw refusal
  })
  expect([data, error]).toEqual([undefined, refusal])
})

it('throws any other error', async () => {
  const broken = attempt(async () => {
    throw new TypeError('broken')
  })
  await expect(broken).rejects.toThrow('broken')
})
