import type { ManagedSurvey, SurveyDraft } from '@sands/contract/survey/survey.model'

/** What the parts of the editor share. */
export interface SurveyEditorState {
  survey: ManagedSurvey
  document: SurveyDraft
  /** `about` names the changed field: letters typed into one field count as one step. */
  change: (patch: Partial<SurveyDraft>, about?: string) => void
}
