import type { ManagedSurvey, SurveyDraft } from '@sands/contract/survey/survey.model'
import { useCallback, useState } from 'react'
import { EditorLayout } from '../../../kernel/draft/editor-layout.tsx'
import { PartColumns } from '../../../kernel/draft/part-columns.tsx'
import { useDraftSync } from '../../../kernel/draft/use-draft-sync.ts'
import { useEditHistory } from '../../../kernel/draft/use-edit-history.ts'
import { useT } from '../../../kernel/text.ts'
import { useLeaveGuard } from '../../../kernel/ui/form/use-leave-guard.ts'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { useHeight } from '../../../kernel/ui/use-height.ts'
import { FaultsNote } from './faults-note.tsx'
import { QuestionsPart } from './questions-part.tsx'
import { AudiencePart, InformationPart, SettingsPart } from './settings-part.tsx'
import { SurveyBar } from './survey-bar.tsx'
import type { SurveyEditorState } from './survey-editor-state.ts'
import { SurveyPreview } from './survey-preview.tsx'
import { useSurveyDraft } from './use-survey-draft.ts'

interface SurveyEditorProps {
  survey: ManagedSurvey
  reload: () => Promise<ManagedSurvey | undefined>
}

const documentOf = ({ draft }: ManagedSurvey): SurveyDraft => draft

/** All parts of a survey on one page, with the phone preview beside them. */
export function SurveyEditor({ survey, reload }: SurveyEditorProps) {
  const t = useT()
  const bar = useHeight<HTMLElement>()
  const [first] = useState(() => documentOf(survey))
  const { document, edit, goBack, goForth } = useEditHistory(first)
  const { saver, state, stored } = useSurveyDraft(survey, document)
  const sync = useDraftSync({ stored: survey, documentOf, document, saver, edit, reload })
  useLeaveGuard(['unanswered', 'refused', 'conflict'].includes(state.status))
  const change = useCallback(
    (patch: Partial<SurveyDraft>, about?: string) => edit((before) => ({ ...before, ...patch }), about),
    [edit],
  )
  const editor: SurveyEditorState = { survey: stored, document, change }
  return (
    <ManagePage title={document.name.trim() || t('survey.manage_edit_title')}>
      <EditorLayout toolsHeight={bar.height}>
        <SurveyBar
          ref={bar.ref}
          survey={stored}
          state={state}
          flush={saver.flush}
          onBack={goBack}
          onForth={goForth}
          onChanged={reload}
          conflict={
            state.status === 'conflict'
              ? { onTheirs: () => void sync.loadTheirs(), onMine: () => void sync.keepMine(), last: undefined }
              : undefined
          }
        />
        <PartColumns preview={<SurveyPreview document={document} />}>
          <FaultsNote editor={editor} />
          <InformationPart editor={editor} />
          <QuestionsPart editor={editor} />
          <SettingsPart editor={editor} />
          <AudiencePart editor={editor} />
        </PartColumns>
      </EditorLayout>
    </ManagePage>
  )
}
