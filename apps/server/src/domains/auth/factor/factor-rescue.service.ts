import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { sessionRepo } from '../session/session.repo.ts'
import { factorRepo } from './factor.repo.ts'

/**
 * Removes the second factors of somebody whom nobody in the app can help, for example the last administrator. Whoever
 * runs the server does it by a command; the entry in the audit log has no person. Undefined without such a person.
 */
export async function rescueFactors(
  tx: Tx,
  userName: string,
  { audit, broadcast, clock }: Pick<Kernel, 'audit' | 'broadcast' | 'clock'>,
): Promise<{ name: string; removed: number } | undefined> {
  const person = await factorRepo.personNamed(tx, userName)
  if (!person) return undefined
  const { id: userId, name, collegeId } = person
  const removed = await factorRepo.removeAll(tx, userId)
  if (removed === 0) return { name, removed }
  await audit.record(tx, 'system', {
    action: 'auth.factor.reset',
    subject: { kind: 'user', id: userId, name },
    after: { by: 'command' },
    collegeId,
  })
  for (const { id } of await sessionRepo.endAllOf(tx, { userId, now: clock.now() }))
    await broadcast.send(tx, 'session.ended', id)
  await broadcast.send(tx, 'user.changed', userId)
  return { name, removed }
}
