import { MOST_SECTIONS } from '@sands/rules/survey/question'
import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import { BrokenNote } from './broken-note.tsx'
import styles from './editor.module.css'
import { moveSection } from './questionnaire-arrange.ts'
import { addSection } from './questionnaire-edit.ts'
import { SectionCard } from './section-card.tsx'
import type { SurveyEditorState } from './survey-editor-state.ts'
import { useArrange } from './use-arrange.ts'

/** The sections with their questions. Both are sorted by dragging, with the arrow keys or with buttons. */
export function QuestionsPart({ editor }: { editor: SurveyEditorState }) {
  const t = useT()
  const { document, change } = editor
  const { questionnaire } = document
  const { sections } = questionnaire
  const [open, setOpen] = useState<string>()
  const { arrange, broken } = useArrange(editor)
  const sort = useDragSort({
    count: sections.length,
    onMove: (from, to) => arrange(moveSection(questionnaire, from, to)),
  })
  return (
    <>
      <BrokenNote questionnaire={questionnaire} broken={broken} />
      <div className={styles.sections}>
        {sections.map((section, index) => (
          <div key={section.key} {...sort.row(index)}>
            <SectionCard
              editor={editor}
              section={section}
              index={index}
              handle={
                sections.length > 1
                  ? sort.handle(index, t('survey.manage_section_number', { number: index + 1 }))
                  : undefined
              }
              open={open}
              onOpen={setOpen}
              onArrange={arrange}
            />
          </div>
        ))}
      </div>
      {sections.length < MOST_SECTIONS && (
        <Button onClick={() => change({ questionnaire: addSection(questionnaire) })}>
          {t('survey.manage_add_section')}
        </Button>
      )}
    </>
  )
}
