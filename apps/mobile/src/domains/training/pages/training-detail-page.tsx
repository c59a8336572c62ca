import type { Id } from '@sands/contract/kernel/schema'
import { trainingLinks } from '@sands/contract/training/training.links'
import { BOARD_SOURCES } from '@sands/rules/community/content'
import { taskAddress } from '@sands/rules/training/task-type'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { TRAINING_GET, TRAINING_TASKS } from '@sands/web/training/training-calls'
import { Suspense, useId, useState } from 'react'
import { useSlots } from '../../../kernel/slots.ts'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { Tabs, tabId } from '../../../kernel/ui/page/tabs.tsx'
import { MemberList } from '../components/member-list.tsx'
import { ProjectHead } from '../components/project-head.tsx'
import { ProjectIntroduction } from '../components/project-introduction.tsx'
import { StageList } from '../components/stage-list.tsx'
import { useTrainingId } from '../use-training-id.ts'
import styles from './training.module.css'

const PARTS = ['tasks', 'introduction', 'members'] as const
type Part = (typeof PARTS)[number]
const ENDED = [4, 5]

/** A project with its tasks, introduction and members. People who are not members see the introduction. */
export function TrainingDetailPage() {
  const t = useT()
  const id = useTrainingId()
  const panelId = useId()
  const { SourceBoard } = useSlots()
  const [part, setPart] = useState<Part>('tasks')
  // What was done on the screen of a task shows at once after it.
  const fresh = { keep: true, staleTime: 0 } as const
  const fetched = useCall(TRAINING_GET, id ? { query: { id } } : null, fresh)
  const { data: training } = fetched
  const isMember = training?.isMember === 1
  const tasks = useCall(TRAINING_TASKS, id && isMember ? { query: { id } } : null, fresh)
  const parts = isMember ? PARTS : PARTS.filter((each) => each === 'introduction')
  const shown = parts.find((each) => each === part) ?? 'introduction'
  return (
    <Page title={training?.trainingName ?? t('training.one')} bottom={training && action()}>
      <CachedNote at={fetched.cachedAt} />
      {content()}
    </Page>
  )

  /** Continues with the next task, or registers. */
  function action() {
    if (!training) return null
    if (!isMember)
      return (
        <ButtonLink block to={trainingLinks.registration(training.trainingId)}>
          {t('training.register')}
        </ButtonLink>
      )
    const next = training.nextTask && taskAddress(training.nextTask)
    if (!next || ENDED.includes(training.status)) return null
    return (
      <ButtonLink block to={next}>
        {t(training.latestTaskId === null ? 'training.start' : 'training.continue')}
      </ButtonLink>
    )
  }

  function panel(trainingId: Id<'training'>) {
    if (shown === 'tasks') return <StageList tasks={tasks} />
    if (shown === 'members') return <MemberList id={trainingId} />
    return (
      <div className={styles.stack}>
        <ProjectIntroduction id={trainingId} />
        {isMember && training?.isSelfJoin === 1 && (
          <ButtonLink block look="soft" to={trainingLinks.registration(trainingId)}>
            {t('training.registration')}
          </ButtonLink>
        )}
      </div>
    )
  }

  function content() {
    if (!training) {
      const isGone = fetched.error instanceof CallError && fetched.error.status === 404
      if (isGone || !id) return <ErrorPictureState kind="gone" text={fetched.error?.message} />
      if (fetched.isError) return <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
      return <RowsSkeleton rows={6} />
    }
    return (
      <div className={styles.stack}>
        <ProjectHead training={training} />
        <Suspense>{SourceBoard && <SourceBoard source={BOARD_SOURCES.training} id={training.trainingId} />}</Suspense>
        {parts.length > 1 && (
          <Tabs
            label={training.trainingName}
            options={parts.map((each) => ({ id: each, label: t(`training.tab_${each}`) }))}
            chosen={shown}
            onChoose={setPart}
            panelId={panelId}
          />
        )}
        {parts.length > 1 ? (
          <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, shown)}>
            {panel(training.trainingId)}
          </div>
        ) : (
          panel(training.trainingId)
        )}
      </div>
    )
  }
}
