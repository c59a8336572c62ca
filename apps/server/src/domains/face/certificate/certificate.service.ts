import type { EarnedCertificate } from '@sands/contract/face/face.model'
import { earnsCertificate, validUntil } from '@sands/rules/face/certificate'
import type { Kernel } from '../../../kernel/kernel.ts'
import { sessionRepo } from '../session/session.repo.ts'
import { type CertificateRow, certificateRepo } from './certificate.repo.ts'
import '../face.events.ts'

export const presentCertificate = ({
  title,
  text,
  earnedAt,
  validUntil: until,
}: CertificateRow): EarnedCertificate => ({
  title,
  text,
  earnedAt: earnedAt.toISOString(),
  validUntil: until?.toISOString() ?? null,
})

/** Records what people earned once a session is over, and takes it back when attendance is corrected. */
export function followAttendance({ events }: Pick<Kernel, 'events'>): void {
  events.on('face.seats-changed', async (tx, { collegeId, sessionId, seats, isFinal }) => {
    if (!isFinal || seats.length === 0) return
    const session = await sessionRepo.get(tx, collegeId, sessionId)
    const rule = session?.certificate
    const userIds = seats.map(({ userId }) => userId)
    const found = await certificateRepo.seats(tx, sessionId, userIds)
    await certificateRepo.remove(
      tx,
      found.flatMap(({ id, status }) => (earnsCertificate(status) ? [] : id)),
    )
    const earnedAt = session?.endsAt
    if (!rule || !earnedAt) return
    const { title, text, months } = rule
    const until = validUntil(earnedAt, months)
    await certificateRepo.add(
      tx,
      found.flatMap(({ id, status }) => (earnsCertificate(status) ? id : [])),
      { sessionId, title, text, earnedAt, validUntil: until },
    )
  })
}
