import { examLinks } from '@sands/contract/exam/exam.links'
import type { OpenAttempt } from '@sands/web/exam/attempt/use-attempt'
import { useExamEnd } from '@sands/web/exam/attempt/use-exam-end'
import { useHandIn } from '@sands/web/exam/attempt/use-hand-in'
import { paperParts, unansweredParts } from '@sands/web/exam/question/paper-parts'
import { useMomentText } from '@sands/web/exam/use-moment-text'
import { useT } from '@sands/web/i18n/i18n'
import { useStore } from '@sands/web/store/store'
import { uploadCount } from '@sands/web/upload/upload-count'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import styles from '../pages/exam.module.css'
import { useExamAddress } from '../use-exam-address.ts'
import { PaperBar } from './paper-bar.tsx'
import { SealedOffer } from './sealed-offer.tsx'

/** What is still open, and the button that hands in. */
export function Commit({ open }: { open: OpenAttempt }) {
  const t = useT()
  const navigate = useNavigate()
  const moment = useMomentText()
  const { arrival } = useExamAddress()
  const view = useStore(open.view)
  const uploads = useStore(uploadCount)
  const { examId, examRecordId, sections, minSubmitAt } = open.paper
  const { vault, line } = view
  const parts = paperParts(sections)
  const missing = unansweredParts(parts, vault.answers, vault.refused)
  const required = missing.filter(({ isRequired }) => isRequired).length
  const flagged = Object.values(vault.answers).filter(({ isFlagged }) => isFlagged).length
  const isEarly = minSubmitAt !== null && new Date(minSubmitAt).getTime() > Date.now() + view.clockOffset

  const { isBusy, handIn } = useHandIn(open, () =>
    navigate(examLinks.result(examId, examRecordId, arrival), { replace: true }),
  )
  const left = useExamEnd(open, () => void handIn())
  const notes = [
    required > 0 && t('exam.required_left', { count: required }),
    flagged > 0 && t('exam.commit_flagged', { count: flagged }),
    Object.keys(vault.refused).length > 0 && t('exam.refused_count', { count: Object.keys(vault.refused).length }),
    uploads > 0 && t('exam.attach_waiting', { count: uploads }),
    isEarly && t('exam.early', { at: moment(minSubmitAt) }),
  ].filter((note) => note !== false)

  return (
    <Page
      title={t('exam.hand_in')}
      bottom={
        <div className={styles.steps}>
          <ButtonLink look="soft" to={examLinks.paper(examId, examRecordId, arrival)} replace>
            {t('exam.commit_back')}
          </ButtonLink>
          <Button busy={isBusy} onClick={() => void handIn()}>
            {t('exam.hand_in')}
          </Button>
        </div>
      }
    >
      <PaperBar view={view} left={left} />
      <div className={styles.stack}>
        <section className={`${styles.card} ${styles.center}`}>
          <span className={styles.sign} data-tone={missing.length > 0 ? 'warning' : 'success'} aria-hidden>
            {missing.length > 0 ? <TriangleAlert size={32} /> : <CircleCheck size={32} />}
          </span>
          <h2 className={styles.title}>
            {missing.length > 0 ? t('exam.commit_unanswered', { count: missing.length }) : t('exam.commit_all')}
          </h2>
          <p className={styles.meta}>
            {t('exam.receipt_count', { answered: parts.length - missing.length, total: parts.length })}
          </p>
          {notes.length > 0 && (
            <ul className={styles.notes}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          <p className={styles.meta}>{t('exam.commit_final')}</p>
        </section>
        {line === 'offline' && vault.pending.length > 0 && <SealedOffer open={open} count={vault.pending.length} />}
      </div>
    </Page>
  )
}
