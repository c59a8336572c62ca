import { trainingLinks } from '@sands/contract/training/training.links'
import type { SelfJoin } from '@sands/contract/training/training.model'
import { attempt } from '@sands/web/call/attempt'
import { CallError, call } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { SELF_JOIN, SELF_JOIN_GET, TRAINING_OPT } from '@sands/web/training/training-calls'
import { useTrainingTexts } from '@sands/web/training/use-training-texts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { HtmlText } from '../../../kernel/ui/html-text.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { useTrainingId } from '../use-training-id.ts'
import styles from './training.module.css'

type TrainingId = SelfJoin['trainingId']

const GONE_STATUSES = [404, 409]

/** Why there is nothing to register for. Members have registered, whatever keeps others from it. */
const reasonOf = ({ memberState, refusal }: SelfJoin): SelfJoin['refusal'] => {
  if (memberState === 'active') return 'joined'
  return memberState === 'applied' ? null : refusal
}

/** A project that people join by themselves: when, how many seats are left, and why somebody cannot join. */
export function RegistrationPage() {
  const t = useT()
  const texts = useTrainingTexts()
  const navigate = useNavigate()
  const id = useTrainingId()
  const [isBusy, setBusy] = useState(false)
  const fetched = useCall(SELF_JOIN_GET, id ? { body: { trainingId: id } } : null)
  const { data: project } = fetched

  async function act(work: () => Promise<unknown>) {
    if (isBusy) return
    setBusy(true)
    const { error } = await attempt(work)
    setBusy(false)
    // The call has shown the reason; the page shows what is true now.
    if (error) void fetched.refetch()
  }

  const join = (trainingId: TrainingId) =>
    act(async () => {
      const { memberState } = await call(SELF_JOIN, { body: { trainingId } })
      showToast(t(memberState === 'active' ? 'training.join_done' : 'training.join_sent'), { kind: 'success' })
      if (memberState === 'active') await navigate(trainingLinks.detail(trainingId), { replace: true })
      else await fetched.refetch()
    })

  async function withdraw(trainingId: TrainingId) {
    const isSure = await ask({
      title: t('training.withdraw_title'),
      text: t('training.withdraw_text'),
      confirm: t('training.withdraw'),
    })
    if (!isSure) return
    await act(async () => {
      await call(TRAINING_OPT, { body: { trainingId, opt: 'withdraw' } })
      await fetched.refetch()
    })
  }

  return (
    <Page title={project?.trainingName ?? t('training.registration')} bottom={project && action(project)}>
      {content()}
    </Page>
  )

  function action({ trainingId, memberState, refusal, canWithdraw }: SelfJoin) {
    const back = canWithdraw === 1 && (
      <Button block look="soft" busy={isBusy} onClick={() => void withdraw(trainingId)}>
        {t('training.withdraw')}
      </Button>
    )
    if (memberState === 'active')
      return (
        <div className={styles.stack}>
          <ButtonLink block to={trainingLinks.detail(trainingId)}>
            {t('training.open')}
          </ButtonLink>
          {back}
        </div>
      )
    if (memberState === 'applied') return back || null
    if (refusal !== null) return null
    return (
      <Button block busy={isBusy} onClick={() => void join(trainingId)}>
        {t('training.join')}
      </Button>
    )
  }

  function content() {
    if (!project) {
      // Not there for the person, or not published.
      const isGone = fetched.error instanceof CallError && GONE_STATUSES.includes(fetched.error.status)
      if (isGone || !id) return <ErrorPictureState kind="gone" text={fetched.error?.message} />
      if (fetched.isError) return <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
      return <RowsSkeleton rows={5} />
    }
    const { memberState, quota } = project
    const answer = memberState === 'applied' || memberState === 'declined' ? t(`training.member_${memberState}`) : null
    const reason = reasonOf(project)
    const notice = reason && t(`training.refusal_${reason}`)
    return (
      <div className={styles.stack}>
        <section className={styles.card}>
          <h2 className={styles.name}>{project.trainingName}</h2>
          <p className={styles.meta}>{texts.window(project.startTime, project.endTime)}</p>
          <p className={styles.meta}>
            {t('training.join_window', { window: texts.window(project.joinStartTime, project.joinEndTime) })}
          </p>
          <p className={styles.meta}>
            {quota === null
              ? t('training.seats_unlimited', { joined: project.joined })
              : t('training.seats', { joined: project.joined, quota })}
          </p>
          {project.needsApproval === 1 && <p className={styles.meta}>{t('training.needs_approval')}</p>}
          {answer && <p role="status">{answer}</p>}
          {notice && <p role="status">{notice}</p>}
          {project.declineReason && <p className={styles.notice}>{project.declineReason}</p>}
        </section>
        {project.introduction && (
          <section className={styles.card}>
            <HtmlText html={project.introduction} />
          </section>
        )}
      </div>
    )
  }
}
