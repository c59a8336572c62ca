import { PlusOutlined } from '@ant-design/icons'
import type { ManagedQuestion, QuestionDocument } from '@sands/contract/exam/question.model'
import { idIn } from '@sands/contract/kernel/id'
import { DIFFICULTIES, MAX_CHILDREN, QUESTION_TYPES } from '@sands/rules/exam/question'
import { questionFaults } from '@sands/rules/exam/question-faults'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Alert, Button, Select } from 'antd'
import { useState } from 'react'
import { isConflict } from '../../../kernel/conflict.ts'
import { ConflictNote } from '../../../kernel/draft/conflict-note.tsx'
import { useBusy } from '../../../kernel/picture/use-busy.ts'
import { RichTextField } from '../../../kernel/rich-text/rich-text-field.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import styles from './bank.module.css'
import { ChildFields } from './child-fields.tsx'
import { PartFields } from './part-fields.tsx'
import {
  childParts,
  newChild,
  newQuestion,
  ownPart,
  type Part,
  setChildren,
  setOwnPart,
  setType,
} from './question-edit.ts'
import { QuestionPreview } from './question-preview.tsx'
import { StemField } from './stem-field.tsx'
import { useQuestionCategories } from './use-question-categories.ts'

const READ = 'GET /sands-lms/api/v1/manage/question/get'
const MOST_ANALYSIS = 20_000
const MOST_TAGS = 20
const MOST_TAG = 30

interface QuestionEditorProps {
  /** Without it, a new question. */
  question: ManagedQuestion | undefined
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
  onStored: () => void
}

/** Everything about one question, with a preview as learners see it. */
export function QuestionEditor({ question, onDirty, onCancel, onStored }: QuestionEditorProps) {
  const t = useT()
  const [base, setBase] = useState(question)
  const [theirs, setTheirs] = useState<ManagedQuestion>()
  const [document, setDocument] = useState<QuestionDocument>(question?.document ?? newQuestion())
  const [tried, setTried] = useState(false)
  const { isBusy: isSending, onBusy } = useBusy()
  const create = useAct('POST /sands-lms/api/v1/manage/question/create')
  const save = useAct('POST /sands-lms/api/v1/manage/question/save')
  const { submit, failure, isBusy } = useSubmit()
  const { options, isPending } = useQuestionCategories()
  const tags = useCall('GET /sands-lms/api/v1/manage/question/tags')
  const faults = questionFaults(document)
  const change = (next: QuestionDocument) => {
    setDocument(next)
    onDirty(true)
  }
  const children = childParts(document)
  const setChild = (key: string, part: Part) =>
    change(
      setChildren(
        document,
        children.map((child) => (child.key === key ? { key, ...part } : child)),
      ),
    )
  const store = (known: ManagedQuestion | undefined) => {
    setTried(true)
    if (faults.length > 0) return
    setTheirs(undefined)
    void submit({
      run: (): Promise<unknown> =>
        known
          ? save.mutateAsync({ body: { id: known.id, version: known.version, document }, quiet: true })
          : create.mutateAsync({ body: document, quiet: true }),
      done: t('exam.question_saved'),
      onDone: onStored,
      onRefused: async (error) => {
        if (!isConflict(error) || !known) return false
        const { data } = await attempt(() => call(READ, { query: { id: known.id }, quiet: true }))
        setTheirs(data)
        return data !== undefined
      },
    })
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        store(base)
      }}
    >
      {question && question.uses > 0 && (
        <Alert type="info" showIcon title={t('exam.question_used', { count: question.uses })} />
      )}
      <div className={styles.row}>
        <Field label={t('exam.bank_type')} hint={t(`exam.type_hint_${document.body.type}`)} required>
          {(field) => (
            <Choice
              field={field}
              clearable={false}
              placeholder={t('exam.bank_type')}
              value={document.body.type}
              options={QUESTION_TYPES.map((value) => ({ value, label: t(`exam.type_${value}`) }))}
              onChange={(type) => type && change(setType(document, type))}
            />
          )}
        </Field>
        <Field label={t('exam.bank_difficulty')} required>
          {(field) => (
            <Choice
              field={field}
              clearable={false}
              placeholder={t('exam.bank_difficulty')}
              value={document.difficulty}
              options={DIFFICULTIES.map((value) => ({ value, label: t(`exam.difficulty_${value}`) }))}
              onChange={(difficulty) => difficulty && change({ ...document, difficulty })}
            />
          )}
        </Field>
        <Field label={t('exam.bank_category')}>
          {(field) => (
            <Choice
              field={field}
              placeholder={t('exam.bank_category_none')}
              loading={isPending}
              value={document.categoryId ?? ''}
              options={options}
              onChange={(next) => change({ ...document, categoryId: idIn<'questionCategory'>(next) ?? null })}
            />
          )}
        </Field>
        <Field label={t('exam.bank_tags')}>
          {(field) => (
            <Select
              {...field}
              mode="tags"
              maxCount={MOST_TAGS}
              value={document.tags}
              options={(tags.data ?? []).map((value) => ({ value, label: value }))}
              onChange={(next: string[]) =>
                change({
                  ...document,
                  tags: [...new Set(next.map((tag) => tag.trim().slice(0, MOST_TAG)))].filter(Boolean),
                })
              }
            />
          )}
        </Field>
      </div>
      <StemField
        part={ownPart(document)}
        label={document.body.type === 'material' ? t('exam.question_material') : t('exam.question_stem')}
        isMaterial={document.body.type === 'material'}
        onBusy={onBusy}
        onChange={(part) => change(setOwnPart(document, part))}
      />
      {document.body.type !== 'material' && (
        <PartFields part={ownPart(document)} onBusy={onBusy} onChange={(part) => change(setOwnPart(document, part))} />
      )}
      {children.map((child, place) => (
        <ChildFields
          key={child.key}
          child={child}
          number={place + 1}
          onBusy={onBusy}
          onChange={(part) => setChild(child.key, part)}
          onRemove={() =>
            change(
              setChildren(
                document,
                children.filter(({ key }) => key !== child.key),
              ),
            )
          }
        />
      ))}
      {document.body.type === 'material' && (
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={children.length >= MAX_CHILDREN}
          onClick={() => change(setChildren(document, [...children, newChild()]))}
        >
          {t('exam.question_child_add')}
        </Button>
      )}
      <div className={styles.low}>
        <RichTextField
          label={t('exam.question_analysis')}
          hint={t('exam.question_analysis_hint')}
          most={MOST_ANALYSIS}
          value={document.solution.analysis}
          onChange={(analysis) => change({ ...document, solution: { ...document.solution, analysis } })}
          onBusy={onBusy}
        />
      </div>
      {document.body.stem !== '' && <QuestionPreview body={document.body} />}
      {tried && faults.length > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('exam.question_faults', { count: faults.length })}
          description={
            <ul>
              {faults.map(({ kind, childKey }) => (
                <li key={`${kind} ${childKey}`}>
                  {childKey !== null &&
                    `${t('exam.question_child', { number: children.findIndex(({ key }) => key === childKey) + 1 })}: `}
                  {t(`exam.fault_${kind}`)}
                </li>
              ))}
            </ul>
          }
        />
      )}
      {failure && <Alert type="error" showIcon role="alert" title={failure} />}
      {theirs && (
        <ConflictNote
          last={theirs}
          onTheirs={() => {
            setBase(theirs)
            setDocument(theirs.document)
            setTheirs(undefined)
          }}
          onMine={() => {
            setBase(theirs)
            store(theirs)
          }}
        />
      )}
      <div className={`${styles.foot} ${styles.stickyFoot}`}>
        <Button onClick={onCancel}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={isSending}>
          {t('exam.question_save')}
        </Button>
      </div>
    </form>
  )
}
