export const CHOICES = ['a', 'b', 'c', 'd'] as const

/** The change with this number of a person: questions in order, then again from the first with another option. */
export function answerOf(person: number, seq: number, questions: number) {
  const choice = CHOICES[(person + seq + Math.floor(seq / questions)) % CHOICES.length] ?? 'a'
  return { questionKey: `q${((seq - 1) % questions) + 1}`, answer: { options: [choice] } }
}
