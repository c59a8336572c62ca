import type { ApplyDetail } from '@sands/contract/apply/apply.model'
import { reviewLinks } from '@sands/contract/review/review.links'
import { useApplyTimes } from '@sands/web/apply/use-apply-times'
import { useT } from '@sands/web/i18n/i18n'
import { FileText } from 'lucide-react'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { Picture } from '../../../kernel/ui/picture.tsx'
import styles from '../pages/apply.module.css'
import { ApplyTag } from './apply-tag.tsx'
import { PlacesLine } from './places-line.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

const COVER_RATIO = '16 / 9'

interface ApplyViewProps {
  signUp: ApplyDetail
  onChanged: () => void
}

/** Everything about a sign-up except its form. */
export function ApplyView({ signUp, onChanged }: ApplyViewProps) {
  const t = useT()
  const { entryState, approvalId } = signUp
  return (
    <>
      <Head signUp={signUp} />
      {signUp.path && (
        <ButtonLink block to={signUp.path}>
          {t('apply.open_target')}
        </ButtonLink>
      )}
      {signUp.introduction && (
        <section className={styles.card}>
          <h2 className={styles.section}>{t('apply.introduction')}</h2>
          <p className={styles.plain}>{signUp.introduction}</p>
        </section>
      )}
      {signUp.refusal !== null && <Answers signUp={signUp} />}
      {signUp.history.length > 0 && <Steps signUp={signUp} />}
      {entryState === 'asked' && approvalId && (
        <ButtonLink look="plain" block to={reviewLinks.approval(approvalId)}>
          {t('apply.approval')}
        </ButtonLink>
      )}
      {signUp.canWithdraw === 1 && <WithdrawForm id={signUp.applyId} onChanged={onChanged} />}
    </>
  )
}

/** The cover, the own state, the places and the window, and why signing up is not possible. */
function Head({ signUp }: { signUp: ApplyDetail }) {
  const t = useT()
  const times = useApplyTimes()
  const { signUpStartTime: from, signUpEndTime: until, refusal, phase } = signUp
  const held = times.span(signUp.startTime, signUp.endTime)
  return (
    <section className={styles.head} aria-label={signUp.applyName}>
      {signUp.cover && <Picture picture={signUp.cover} alt="" sizes="100vw" ratio={COVER_RATIO} first />}
      <div className={styles.body}>
        <div className={styles.row}>
          <h2 className={styles.name}>{signUp.applyName}</h2>
          <ApplyTag signUp={signUp} />
        </div>
        <p className={styles.meta}>{t(`apply.kind_${signUp.targetKind}`)}</p>
        {signUp.cancelReason && (
          <p className={styles.warning}>{t('apply.cancelled_because', { reason: signUp.cancelReason })}</p>
        )}
        {signUp.reason && !signUp.cancelReason && (
          <p className={styles.warning}>{t('apply.reason_of', { reason: signUp.reason })}</p>
        )}
        {signUp.waitingPlace !== null && (
          <p role="status" className={styles.next}>
            {t('apply.waiting_place', { place: signUp.waitingPlace })}
          </p>
        )}
        {held && <p className={styles.meta}>{t('apply.held', { time: held })}</p>}
        {from && <p className={styles.meta}>{t('apply.sign_up_from', { time: times.moment(from) })}</p>}
        {until && <p className={styles.meta}>{t('apply.sign_up_until', { time: times.moment(until) })}</p>}
        {(phase === 'open' || phase === 'upcoming') && <PlacesLine signUp={signUp} />}
        {refusal && refusal !== 'joined' && phase !== 'cancelled' && (
          <p className={styles.notice}>{t(`apply.refusal_${refusal}`)}</p>
        )}
      </div>
    </section>
  )
}

/** What the person has sent. */
function Answers({ signUp }: { signUp: ApplyDetail }) {
  const t = useT()
  const { fields, answers, files } = signUp
  if (answers.length === 0) return null
  return (
    <section className={styles.card}>
      <h2 className={styles.section}>{t('apply.answers')}</h2>
      <dl className={styles.answers}>
        {fields.map(({ key, kind, label }) => {
          const values = answers.find((answer) => answer.key === key)?.values
          if (!values) return null
          return (
            <div key={key}>
              <dt className={styles.meta}>{label}</dt>
              <dd className={styles.plain}>
                {kind === 'file'
                  ? files.flatMap(({ id, fileName, url }) =>
                      values.includes(id) ? (
                        <a key={id} className={styles.link} href={url} target="_blank" rel="noopener">
                          <FileText size={18} aria-hidden />
                          {fileName}
                        </a>
                      ) : (
                        []
                      ),
                    )
                  : values.join(', ')}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

/** What happened so far, newest first. */
function Steps({ signUp }: { signUp: ApplyDetail }) {
  const t = useT()
  const times = useApplyTimes()
  return (
    <section className={styles.card}>
      <h2 className={styles.section}>{t('apply.history')}</h2>
      <ol className={styles.steps}>
        {signUp.history.map(({ at, step, by, reason }) => (
          <li key={`${at} ${step}`} className={styles.step}>
            <span className={styles.row}>
              <span>{t(`apply.step_${step}`)}</span>
              <span className={styles.meta}>{times.moment(at)}</span>
            </span>
            <span className={styles.meta}>{[by ?? t('apply.by_rule'), reason].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
