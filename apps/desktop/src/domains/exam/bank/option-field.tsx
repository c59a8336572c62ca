import { PictureOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { RichTextField } from '../../../kernel/rich-text/rich-text-field.tsx'
import { useT } from '../../../kernel/text.ts'
import styles from './bank.module.css'
import { htmlOf, plainOf } from './plain-html.ts'

interface OptionFieldProps {
  label: string
  letter: string
  value: string
  onChange: (html: string) => void
  onBusy: (isBusy: boolean) => void
}

const MOST_OPTION = 4000
const MOST_TYPED = 1000

/** One option: a line of text, or an editor for options with pictures and formats. */
export function OptionField({ label, letter, value, onChange, onBusy }: OptionFieldProps) {
  const t = useT()
  const [isRich, setRich] = useState(false)
  const plain = plainOf(value)
  if (isRich || plain === undefined) {
    return (
      <div className={styles.low}>
        <RichTextField label={label} most={MOST_OPTION} value={value} onChange={onChange} onBusy={onBusy} />
      </div>
    )
  }
  return (
    <div className={styles.line}>
      <Input.TextArea
        aria-label={label}
        placeholder={label}
        rows={2}
        maxLength={MOST_TYPED}
        value={plain}
        onChange={({ target }) => onChange(htmlOf(target.value))}
      />
      <Button
        type="text"
        icon={<PictureOutlined aria-hidden />}
        aria-label={t('exam.question_format', { letter })}
        title={t('exam.question_format', { letter })}
        onClick={() => setRich(true)}
      />
    </div>
  )
}
