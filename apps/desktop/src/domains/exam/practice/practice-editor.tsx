import type { ManagedPractice } from '@sands/contract/exam/edit-practice.calls'
import type { PracticeDocument } from '@sands/contract/exam/practice.model'
import type { ManagedQuestionItem } from '@sands/contract/exam/question.model'
import { practiceFaults } from '@sands/rules/exam/practice-faults'
import { Alert, Input } from 'antd'
import { useState } from 'react'
import { AudienceCard } from '../../../kernel/draft/audience-card.tsx'
import { EditorLayout } from '../../../kernel/draft/editor-layout.tsx'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { PartColumns } from '../../../kernel/draft/part-columns.tsx'
import { RemovedBar } from '../../../kernel/draft/removed-bar.tsx'
import { useRemoval } from '../../../kernel/draft/use-removal.ts'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { useHeight } from '../../../kernel/ui/use-height.ts'
import styles from '../bank/bank.module.css'
import { MergeDialog } from '../draft/merge-dialog.tsx'
import { PracticeBar } from './practice-bar.tsx'
import { PracticePhone } from './practice-phone.tsx'
import { PracticeRules } from './practice-rules.tsx'
import { QuestionsCard } from './questions-card.tsx'
import { usePracticeDocument } from './use-practice-document.ts'
import { usePracticeWords } from './use-practice-words.ts'

interface PracticeEditorProps {
  practice: ManagedPractice
  reload: () => Promise<ManagedPractice | undefined>
}

/** A practice on one page, stored while it is edited; the bank answers each time whether it can serve it. */
export function PracticeEditor({ practice, reload }: PracticeEditorProps) {
  const t = useT()
  const bar = useHeight<HTMLElement>()
  const editing = usePracticeDocument({ practice, reload })
  const { document, newest, merge, edit, goBack } = editing
  const words = usePracticeWords()
  const [picked, setPicked] = useState<readonly ManagedQuestionItem[]>([])
  const { removed, remove } = useRemoval(document, edit)
  const known = [...newest.questions, ...picked]
  const { supply } = newest
  const faults = practiceFaults(document, {
    isQuestionThere: (id) => known.some((question) => question.id === id),
    missingOf: (key) => supply.draws.find((draw) => draw.key === key)?.missing ?? 0,
    now: Date.now(),
  })
  const set = (patch: Partial<PracticeDocument>, about?: string) => edit((before) => ({ ...before, ...patch }), about)
  return (
    <ManagePage title={document.title.trim() || t('exam.untitled')}>
      <EditorLayout toolsHeight={bar.height}>
        <PracticeBar ref={bar.ref} editing={editing} faults={faults.length} />
        <PartColumns preview={<PracticePhone document={document} />}>
          <PartCard title={t('exam.practice_part_information')}>
            {faults.length > 0 && (
              <Alert
                type="warning"
                showIcon
                title={t('exam.publish_faults_title', { count: faults.length })}
                description={
                  <ul className={styles.lines}>
                    {[...new Set(faults.map(({ kind }) => kind))].map((kind) => (
                      <li key={kind}>{t(`exam.practice_fault_${kind}`)}</li>
                    ))}
                  </ul>
                }
              />
            )}
            <Field label={t('exam.practice_field_title')} required>
              {(field) => (
                <Input
                  {...field}
                  maxLength={100}
                  showCount
                  value={document.title}
                  placeholder={t('exam.practice_title_hint')}
                  onChange={({ target }) => set({ title: target.value }, 'title')}
                />
              )}
            </Field>
            <Field label={t('exam.practice_field_introduction')} hint={t('exam.practice_introduction_hint')}>
              {(field) => (
                <Input.TextArea
                  {...field}
                  maxLength={2000}
                  rows={3}
                  value={document.introduction}
                  onChange={({ target }) => set({ introduction: target.value }, 'introduction')}
                />
              )}
            </Field>
          </PartCard>
          <QuestionsCard
            document={document}
            known={known}
            supply={supply}
            faults={faults}
            onChange={set}
            onRemove={(patch, name) => remove((before) => ({ ...before, ...patch }), name)}
            onPicked={(questions) => setPicked([...picked, ...questions])}
          />
          <PracticeRules draft={document} onChange={set} />
          <AudienceCard
            title={t('exam.practice_field_audience')}
            value={document.audience}
            onChange={(audience) => set({ audience })}
          />
        </PartColumns>
        {merge && <MergeDialog<PracticeDocument> {...merge} {...words} />}
        <RemovedBar
          text={removed === undefined ? undefined : t('exam.paper_taken_out', { name: removed })}
          onUndo={goBack}
        />
      </EditorLayout>
    </ManagePage>
  )
}
