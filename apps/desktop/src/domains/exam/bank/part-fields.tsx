import { DeleteOutlined, DownOutlined, PlusOutlined, UpOutlined } from '@ant-design/icons'
import { MAX_OPTIONS } from '@sands/rules/exam/question'
import { Button, Checkbox, Radio } from 'antd'
import { RichTextField } from '../../../kernel/rich-text/rich-text-field.tsx'
import { useT } from '../../../kernel/text.ts'
import { NumberField } from '../../../kernel/ui/form/number-field.tsx'
import styles from './bank.module.css'
import { BlankFields } from './blank-fields.tsx'
import { OptionField } from './option-field.tsx'
import { addOption, moveOption, type Part, removeOption, setOption, toggleRight } from './question-edit.ts'
import { RubricFields } from './rubric-fields.tsx'

interface PartProps {
  part: Part
  onChange: (part: Part) => void
  onBusy: (isBusy: boolean) => void
}

const MOST_WORDS = 20_000
const letterOf = (place: number) => String.fromCharCode(65 + place)

/** What belongs to the type of a question: options with the key, blanks, pairs, order or limits. */
export function PartFields(props: PartProps) {
  switch (props.part.type) {
    case 'single':
    case 'multiple':
    case 'uncertain':
    case 'order':
    case 'match':
      return <OptionFields {...props} />
    case 'judge':
      return <JudgeField {...props} />
    case 'fill':
      return <BlankFields part={props.part} onChange={props.onChange} />
    case 'essay':
      return <EssayFields {...props} />
  }
}

function JudgeField({ part, onChange }: PartProps) {
  const t = useT()
  const { isTrue } = part.solution.key
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{t('exam.question_key')}</legend>
      <Radio.Group
        value={isTrue}
        options={[
          { value: true, label: t('exam.answer_true') },
          { value: false, label: t('exam.answer_false') },
        ]}
        onChange={({ target }) =>
          onChange({ ...part, solution: { ...part.solution, key: { isTrue: target.value === true } } })
        }
      />
    </fieldset>
  )
}

function OptionFields({ part, onChange, onBusy }: PartProps) {
  const t = useT()
  const { options, targets } = part.body
  const { key } = part.solution
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        {t(`exam.question_options_${part.type === 'match' ? 'match' : part.type === 'order' ? 'order' : 'choice'}`)}
      </legend>
      {options.map((option, place) => {
        const letter = letterOf(place)
        const target = targets.find((each) => each.key === key.pairs?.[option.key])
        const isRight = key.options?.includes(option.key) ?? false
        return (
          <div key={option.key} className={part.type === 'match' ? styles.pair : styles.option}>
            {part.type === 'single' && (
              <Radio
                checked={isRight}
                aria-label={t('exam.question_right', { letter })}
                onChange={() => onChange(toggleRight(part, option.key))}
              />
            )}
            {(part.type === 'multiple' || part.type === 'uncertain') && (
              <Checkbox
                checked={isRight}
                aria-label={t('exam.question_right', { letter })}
                onChange={() => onChange(toggleRight(part, option.key))}
              />
            )}
            {part.type === 'order' && (
              <span>
                <Button
                  type="text"
                  size="small"
                  icon={<UpOutlined aria-hidden />}
                  aria-label={t('exam.question_up', { letter })}
                  disabled={place === 0}
                  onClick={() => onChange(moveOption(part, place, place - 1))}
                />
                <Button
                  type="text"
                  size="small"
                  icon={<DownOutlined aria-hidden />}
                  aria-label={t('exam.question_down', { letter })}
                  disabled={place === options.length - 1}
                  onClick={() => onChange(moveOption(part, place, place + 1))}
                />
              </span>
            )}
            <OptionField
              label={t('exam.question_option', { letter })}
              letter={letter}
              value={option.content}
              onChange={(content) => onChange(setOption(part, option.key, content))}
              onBusy={onBusy}
            />
            {target && (
              <OptionField
                label={t('exam.question_target', { letter })}
                letter={letter}
                value={target.content}
                onChange={(content) => onChange(setOption(part, target.key, content))}
                onBusy={onBusy}
              />
            )}
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('exam.question_option_remove', { letter })}
              disabled={options.length <= 2}
              onClick={() => onChange(removeOption(part, option.key))}
            />
          </div>
        )
      })}
      <div>
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={options.length >= MAX_OPTIONS}
          onClick={() => onChange(addOption(part))}
        >
          {t('exam.question_option_add')}
        </Button>
      </div>
    </fieldset>
  )
}

function EssayFields({ part, onChange, onBusy }: PartProps) {
  const t = useT()
  const { body, solution } = part
  return (
    <div className={styles.part}>
      <div className={styles.row}>
        <NumberField
          label={t('exam.question_words')}
          hint={t('exam.question_words_hint')}
          least={0}
          most={MOST_WORDS}
          value={body.words ?? 0}
          onChange={(words) => onChange({ ...part, body: { ...body, words: Math.round(words) || null } })}
        />
        <NumberField
          label={t('exam.question_files')}
          least={0}
          most={10}
          value={body.files}
          onChange={(files) => onChange({ ...part, body: { ...body, files: Math.round(files) } })}
        />
      </div>
      <div className={styles.low}>
        <RichTextField
          label={t('exam.question_reference')}
          most={20_000}
          value={solution.reference}
          onChange={(reference) => onChange({ ...part, solution: { ...solution, reference } })}
          onBusy={onBusy}
        />
      </div>
      <RubricFields
        value={solution.rubric}
        onChange={(rubric) => onChange({ ...part, solution: { ...solution, rubric } })}
      />
    </div>
  )
}
