import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeAnswer,
  confirmStored,
  lastSeqOf,
  openVault,
  refuseFirst,
  takeBatch,
  type Vault,
  type VaultAnswer,
} from './vault.ts'

const QUESTIONS = ['q1', 'q2', 'q3'] as const

/** The rules of the server for one attempt: one ticket writes, numbers have no gaps, a repeated number changes nothing. */
function aServer() {
  let ticket = 0
  const stored = new Map<number, { questionKey: string; value: string }>()
  const lastSeq = () => stored.size
  const answers = (): VaultAnswer[] => {
    const last = new Map<string, VaultAnswer>()
    for (const [seq, { questionKey, value }] of stored)
      last.set(questionKey, { questionKey, seq, answer: { text: value }, isFlagged: false })
    return [...last.values()]
  }
  return {
    /** A backup of some changes ago is restored. */
    restore(lost: number) {
      for (const seq of [...stored.keys()].slice(Math.max(0, stored.size - lost))) stored.delete(seq)
    },
    open: () => {
      ticket += 1
      return { ticket, lastSeq: lastSeq(), savedAt: null, answers: answers() }
    },
    save(vault: Vault, batch: Vault['pending']) {
      const first = batch[0]?.seq ?? 1
      if (vault.ticket < ticket) return 'old ticket' as const
      if (vault.ticket > ticket || first > lastSeq() + 1) return 'gap' as const
      for (const { seq, questionKey, answer } of batch)
        if (!stored.has(seq)) stored.set(seq, { questionKey, value: answer.text ?? '' })
      return { lastSeq: lastSeq(), savedAt: 'now', refused: [] }
    },
    text: (questionKey: string) => answers().find((answer) => answer.questionKey === questionKey)?.answer.text,
  }
}

const device = fc.integer({ min: 0, max: 1 })
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('edit' as const), device, question: fc.constantFrom(...QUESTIONS) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('save' as const, 'lost' as const, 'unanswered' as const), device }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('open' as const, 'reload' as const), device }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('restore' as const), device, lost: fc.integer({ min: 1, max: 4 }) }),
  },
)

describe('the answer vault', () => {
  it('ends with the answers that the writing device shows, whatever was lost or repeated on the way', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const server = aServer()
        const vaults: (Vault | undefined)[] = [undefined, undefined]
        const readOnly = new Set<number>()
        let writer = 0
        let count = 0
        const open = (who: number) => {
          const before = vaults[who]
          const vault = openVault(server.open(), before)
          // Nobody else has opened the paper: the learner goes on seeing what they saw.
          if (writer === who && before)
            for (const question of QUESTIONS)
              expect(vault.answers[question]?.answer.text).toBe(before.answers[question]?.answer.text)
          vaults[who] = vault
          readOnly.delete(who)
          writer = who
        }
        const send = (who: number, kind: 'save' | 'lost' | 'unanswered') => {
          const vault = vaults[who]
          if (!vault || readOnly.has(who) || vault.pending.length === 0) return
          const taken = takeBatch(vault)
          vaults[who] = taken.vault
          if (kind === 'lost') return
          const answer = server.save(taken.vault, taken.batch)
          if (kind === 'unanswered') return
          if (answer === 'gap') open(who)
          else if (typeof answer === 'string') readOnly.add(who)
          else vaults[who] = confirmStored(taken.vault, answer)
        }
        open(0)
        for (const now of steps) {
          const vault = vaults[now.device]
          if (now.kind === 'edit') {
            if (!vault || readOnly.has(now.device)) continue
            count += 1
            const change = { questionKey: now.question, answer: { text: String(count) }, isFlagged: false, madeAt: '' }
            vaults[now.device] = changeAnswer(vault, change)
          } else if (now.kind === 'restore') server.restore(now.lost)
          else if (now.kind === 'open' || now.kind === 'reload') open(now.device)
          else send(now.device, now.kind)
        }
        open(writer)
        while ((vaults[writer]?.pending.length ?? 0) > 0) send(writer, 'save')
        const last = vaults[writer]
        for (const question of QUESTIONS) expect(server.text(question)).toBe(last?.answers[question]?.answer.text)
        expect(last && lastSeqOf(last)).toBe(last?.storedSeq)
      }),
      { numRuns: 500 },
    )
  })

  it('sends what was answered offline when the paper is opened again on the same device', () => {
    const server = aServer()
    const first = changeAnswer(openVault(server.open()), {
      questionKey: 'q1',
      answer: { text: 'offline' },
      isFlagged: true,
      madeAt: '',
    })
    const again = openVault(server.open(), first)
    expect(again.pending).toMatchObject([{ seq: 1, questionKey: 'q1', answer: { text: 'offline' }, isFlagged: true }])
  })

  it("does not overwrite another device's later answer with an older one that was never sent", () => {
    const server = aServer()
    const change = (vault: Vault, questionKey: string, text: string) =>
      changeAnswer(vault, { questionKey, answer: { text }, isFlagged: false, madeAt: '' })
    const first = change(change(openVault(server.open()), 'q1', 'old'), 'q2', 'mine')
    const second = change(openVault(server.open()), 'q1', 'new')
    server.save(second, takeBatch(second).batch)
    const again = openVault(server.open(), first)
    expect(again.answers.q1?.answer.text).toBe('new')
    expect(again.pending).toMatchObject([{ seq: 2, questionKey: 'q2', answer: { text: 'mine' } }])
  })

  it('sends confirmed answers again that the server has lost', () => {
    const server = aServer()
    const change = (vault: Vault, questionKey: string, text: string) =>
      changeAnswer(vault, { questionKey, answer: { text }, isFlagged: false, madeAt: '' })
    const send = (vault: Vault) => {
      const { vault: sent, batch } = takeBatch(vault)
      const answer = server.save(sent, batch)
      if (typeof answer === 'string') throw new Error(answer)
      return confirmStored(sent, answer)
    }
    const first = send(change(change(openVault(server.open()), 'q1', 'one'), 'q2', 'two'))
    server.restore(2)
    const again = openVault(server.open(), first)
    expect(again.pending).toMatchObject([
      { seq: 1, questionKey: 'q1', answer: { text: 'one' } },
      { seq: 2, questionKey: 'q2', answer: { text: 'two' } },
    ])
    const stored = send(again)
    expect(openVault(server.open(), stored).pending).toEqual([])
  })

  it('keeps a refused answer on the device, does not count it as stored, and tries it again at the next opening', () => {
    const server = aServer()
    const change = (vault: Vault, text: string) =>
      changeAnswer(vault, { questionKey: 'q1', answer: { text }, isFlagged: false, madeAt: '' })
    const sent = change(openVault(server.open()), 'bad')
    const refused = confirmStored(sent, { lastSeq: 1, savedAt: 'now', refused: [{ seq: 1, reason: 'bad_answer' }] })
    expect(refused).toMatchObject({
      pending: [],
      answers: { q1: { answer: { text: 'bad' } } },
      refused: { q1: 'bad_answer' },
    })
    expect(change(refused, 'good').refused).toEqual({})
    const opening = { ...server.open(), lastSeq: 1 }
    expect(openVault(opening, refused)).toMatchObject({ refused: {}, pending: [{ seq: 2, answer: { text: 'bad' } }] })
  })

  it('does not report a refused change that a later one has replaced', () => {
    const change = (vault: Vault, text: string) =>
      changeAnswer(vault, { questionKey: 'q1', answer: { text }, isFlagged: false, madeAt: '' })
    const newer = change(takeBatch(change(openVault(aServer().open()), 'bad')).vault, 'good')
    const told = confirmStored(newer, { lastSeq: 1, savedAt: 'now', refused: [{ seq: 1, reason: 'bad_answer' }] })
    expect(told.refused).toEqual({})
  })

  it('puts long answers into several saves, and every answer into one', () => {
    const change = (vault: Vault, questionKey: string, length: number) =>
      changeAnswer(vault, { questionKey, answer: { text: 'a'.repeat(length) }, isFlagged: false, madeAt: '' })
    const keys = Array.from({ length: 50 }, (_, index) => `q${index}`)
    let vault = keys.reduce((before, key) => change(before, key, 20_000), openVault(aServer().open()))
    const sent: number[] = []
    while (vault.pending.length > 0) {
      const { batch } = takeBatch(vault)
      expect(JSON.stringify(batch).length).toBeLessThan(500_000)
      sent.push(...batch.map(({ seq }) => seq))
      vault = confirmStored(vault, { lastSeq: batch.at(-1)?.seq ?? 0, savedAt: 'now', refused: [] })
    }
    expect(sent).toEqual(keys.map((_, index) => index + 1))
    expect(takeBatch(change(vault, 'q1', 1_000_000)).batch).toHaveLength(1)
  })

  it('gives the number of a change that the server cannot read to the next one, and tries it at the next opening', () => {
    const server = aServer()
    const change = (vault: Vault, questionKey: string, text: string) =>
      changeAnswer(vault, { questionKey, answer: { text }, isFlagged: false, madeAt: '' })
    const made = change(change(openVault(server.open()), 'q1', 'bad'), 'q2', 'good')
    const without = refuseFirst(takeBatch(made).vault, 'bad_answer')
    expect(without).toMatchObject({ pending: [{ seq: 1, questionKey: 'q2' }], refused: { q1: 'bad_answer' } })
    const { vault, batch } = takeBatch(without)
    const answer = server.save(vault, batch)
    if (typeof answer === 'string') throw new Error(answer)
    const stored = confirmStored(vault, answer)
    expect(stored).toMatchObject({ storedSeq: 1, pending: [], answers: { q1: { answer: { text: 'bad' } } } })
    expect(openVault(server.open(), stored).pending).toMatchObject([{ seq: 2, questionKey: 'q1' }])
    // A later refusal of the change with the same number is about its own question.
    const both = confirmStored(vault, { lastSeq: 1, savedAt: 'now', refused: [{ seq: 1, reason: 'foreign_file' }] })
    expect(both.refused).toEqual({ q1: 'bad_answer', q2: 'foreign_file' })
  })

  it('replaces a change that was not sent, and never one that may be on its way', () => {
    const change = (vault: Vault, text: string) =>
      changeAnswer(vault, { questionKey: 'q1', answer: { text }, isFlagged: false, madeAt: '' })
    const typed = change(change(openVault(aServer().open()), 'a'), 'ab')
    expect(typed.pending).toMatchObject([{ seq: 1, answer: { text: 'ab' } }])
    expect(change(takeBatch(typed).vault, 'abc').pending).toMatchObject([{ seq: 1 }, { seq: 2 }])
  })
})
