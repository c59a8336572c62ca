import type { ManagedSurvey } from '@sands/contract/survey/survey.model'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import type { Ref } from 'react'
import type { ConflictChoices } from '../../../kernel/draft/conflict-note.tsx'
import type { SaverState } from '../../../kernel/draft/draft-saver.model.ts'
import { EditorTools, ToolGroup } from '../../../kernel/draft/editor-layout.tsx'
import { SaveState } from '../../../kernel/draft/save-state.tsx'
import { StepButtons } from '../../../kernel/draft/step-buttons.tsx'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { PhaseTag } from '../manage/phase-tag.tsx'
import { surveyPaths } from '../survey-paths.ts'

const ACTS = {
  publish: 'POST /sands-lms/api/v1/manage/investigation/publish',
  end: 'POST /sands-lms/api/v1/manage/investigation/end',
  archive: 'POST /sands-lms/api/v1/manage/investigation/archive',
} as const
type Act = keyof typeof ACTS

interface SurveyBarProps {
  ref: Ref<HTMLElement>
  /** The stored survey. */
  survey: ManagedSurvey
  state: SaverState<ManagedSurvey>
  /** Stores all changes; undefined when that failed. */
  flush: () => Promise<ManagedSurvey | undefined>
  onBack: (() => void) | undefined
  onForth: (() => void) | undefined
  conflict: ConflictChoices | undefined
  onChanged: () => Promise<unknown>
}

/** The save state, undo and redo, publishing, ending and archiving. Sticks to the top. */
export function SurveyBar({ ref, survey, state, flush, onBack, onForth, conflict, onChanged }: SurveyBarProps) {
  const t = useT()
  const confirm = useConfirm()
  const viewer = useViewer()
  const acts = { publish: useAct(ACTS.publish), end: useAct(ACTS.end), archive: useAct(ACTS.archive) }
  const mayPublish = may(viewer, 'survey.publish')
  const ask = (act: Act) =>
    confirm({
      title: t(`survey.manage_${act}_title`),
      text: t(
        survey.state !== 'draft' && act === 'publish' ? 'survey.manage_republish_text' : `survey.manage_${act}_text`,
      ),
      action: t(`survey.manage_${act}`),
      run: async () => {
        const stored = (await flush()) ?? survey
        return acts[act].mutateAsync({ body: { id: stored.id, version: stored.version } })
      },
      done: t(`survey.manage_${act}_done`),
      refresh: onChanged,
    })
  const isChanged = survey.hasChanges || state.status !== 'saved'
  return (
    <EditorTools ref={ref} label={t('survey.manage_edit_bar')} conflict={conflict}>
      <ToolGroup>
        <StepButtons onBack={onBack} onForth={onForth} />
        <SaveState state={state} onRetry={() => void flush()} />
      </ToolGroup>
      <ToolGroup>
        <PhaseTag phase={survey.phase} />
        {survey.state !== 'draft' && may(viewer, 'survey.results') && (
          <LinkButton to={surveyPaths.results(survey.id)}>{t('survey.manage_results')}</LinkButton>
        )}
        {mayPublish && survey.state === 'published' && (
          <Button onClick={() => ask('end')}>{t('survey.manage_end')}</Button>
        )}
        {mayPublish && survey.state === 'ended' && (
          <Button onClick={() => ask('archive')}>{t('survey.manage_archive')}</Button>
        )}
        {mayPublish && survey.state !== 'archived' && (
          <Button
            type="primary"
            disabled={
              conflict !== undefined || survey.faults.length > 0 || (survey.state === 'published' && !isChanged)
            }
            onClick={() => ask('publish')}
          >
            {t('survey.manage_publish')}
          </Button>
        )}
      </ToolGroup>
    </EditorTools>
  )
}
