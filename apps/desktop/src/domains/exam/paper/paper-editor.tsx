import { PlusOutlined } from '@ant-design/icons'
import type { ManagedPaper } from '@sands/contract/exam/paper.calls'
import type { PaperDocument } from '@sands/contract/exam/paper.model'
import type { ManagedQuestionItem } from '@sands/contract/exam/question.model'
import { paperFaults, paperTotals } from '@sands/rules/exam/paper'
import { PARTIAL_RULES } from '@sands/rules/exam/score'
import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import { EditorLayout, EditorTools, ToolGroup } from '../../../kernel/draft/editor-layout.tsx'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { PartColumns } from '../../../kernel/draft/part-columns.tsx'
import { RemovedBar } from '../../../kernel/draft/removed-bar.tsx'
import { SaveState } from '../../../kernel/draft/save-state.tsx'
import { StepButtons } from '../../../kernel/draft/step-buttons.tsx'
import { useRemoval } from '../../../kernel/draft/use-removal.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { useHeight } from '../../../kernel/ui/use-height.ts'
import styles from '../bank/bank.module.css'
import { MergeDialog } from '../draft/merge-dialog.tsx'
import { newSection } from './paper-edit.ts'
import { PaperPreview } from './paper-preview.tsx'
import { SectionCard } from './section-card.tsx'
import { usePaperDocument } from './use-paper-document.ts'
import { usePaperWords } from './use-paper-words.ts'
import { useScoreText } from './use-score-text.ts'

interface PaperEditorProps {
  paper: ManagedPaper
  reload: () => Promise<ManagedPaper | undefined>
}

const MOST_SECTIONS = 20

/** A paper with its sections, stored while it is edited; the bank answers each time whether it can serve it. */
export function PaperEditor({ paper, reload }: PaperEditorProps) {
  const t = useT()
  const points = useScoreText()
  const bar = useHeight<HTMLElement>()
  const { document, edit, goBack, goForth, state, flush, newest, conflict, merge } = usePaperDocument({ paper, reload })
  const [picked, setPicked] = useState<readonly ManagedQuestionItem[]>([])
  const { removed, remove } = useRemoval(document, edit)
  const known = [...newest.questions, ...picked]
  const words = usePaperWords(known)
  const { supply } = newest
  const { questionNum, totalScore } = paperTotals(document)
  const faults = paperFaults(document, {
    isQuestionThere: (id) => known.some((question) => question.id === id),
    missingOf: (key) => supply.draws.find((draw) => draw.key === key)?.missing ?? 0,
  })
  const change = (next: PaperDocument, about?: string) => edit(() => next, about)
  const isSaved = state.status === 'saved'
  return (
    <ManagePage title={document.title.trim() || t('exam.untitled')} intro={t(`exam.paper_kind_${document.kind}_intro`)}>
      <EditorLayout toolsHeight={bar.height} hasIntro>
        <EditorTools ref={bar.ref} label={t('exam.edit_bar')} conflict={conflict}>
          <ToolGroup>
            <StepButtons onBack={goBack} onForth={goForth} />
            <SaveState state={state} onRetry={() => void flush()} />
          </ToolGroup>
          <ToolGroup>
            <strong>{t('exam.paper_sum', { count: questionNum, score: points(totalScore) })}</strong>
          </ToolGroup>
        </EditorTools>
        <PartColumns preview={<PaperPreview id={paper.id} version={newest.version} />}>
          <PartCard title={t('exam.paper_part_information')}>
            {faults.length > 0 && (
              <Alert
                type="warning"
                showIcon
                title={t('exam.paper_faults', { count: faults.length })}
                description={
                  <ul className={styles.lines}>
                    {[...new Set(faults.map(({ kind }) => kind))].map((kind) => (
                      <li key={kind}>{t(`exam.paper_fault_${kind}`)}</li>
                    ))}
                  </ul>
                }
              />
            )}
            {faults.length === 0 && isSaved && (
              <Alert
                type="success"
                showIcon
                title={t(document.kind === 'random' ? 'exam.paper_good' : 'exam.paper_good_fixed')}
              />
            )}
            <div className={styles.row}>
              <Field label={t('exam.paper_title')} required>
                {(field) => (
                  <Input
                    {...field}
                    maxLength={100}
                    value={document.title}
                    onChange={({ target }) => change({ ...document, title: target.value }, 'title')}
                  />
                )}
              </Field>
              <Field label={t('exam.paper_partial')} hint={t('exam.paper_partial_hint')}>
                {(field) => (
                  <Choice
                    field={field}
                    clearable={false}
                    placeholder={t('exam.paper_partial')}
                    value={document.partialRule}
                    options={PARTIAL_RULES.map((value) => ({ value, label: t(`exam.paper_partial_${value}`) }))}
                    onChange={(partialRule) => partialRule && change({ ...document, partialRule })}
                  />
                )}
              </Field>
            </div>
          </PartCard>
          {document.sections.map((section, place) => (
            <SectionCard
              key={section.key}
              number={place + 1}
              section={section}
              document={document}
              known={known}
              supply={supply}
              faults={faults}
              onChange={change}
              onRemove={(next, name) => remove(() => next, name)}
              onPicked={(questions) => setPicked([...picked, ...questions])}
            />
          ))}
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={document.sections.length >= MOST_SECTIONS}
            onClick={() => change({ ...document, sections: [...document.sections, newSection()] })}
          >
            {t('exam.paper_section_add')}
          </Button>
        </PartColumns>
        {merge && <MergeDialog<PaperDocument> {...merge} {...words} />}
        <RemovedBar
          text={removed === undefined ? undefined : t('exam.paper_taken_out', { name: removed })}
          onUndo={goBack}
        />
      </EditorLayout>
    </ManagePage>
  )
}
