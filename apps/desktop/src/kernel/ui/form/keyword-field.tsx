import { SearchOutlined } from '@ant-design/icons'
// The one of the package comes with fields of many lines, for passwords and for codes.
import Input from 'antd/es/input/Input'
import { useEffect, useRef, useState } from 'react'

/** Typing narrows the list after this pause; Enter does so at once. */
const PAUSE_MS = 300

interface KeywordFieldProps {
  /** What is looked in; label and hint at once. */
  label: string
  /** What the address says. */
  keyword: string
  onChange: (keyword: string) => void
  className?: string | undefined
}

/** Words that narrow a list, kept in the address. */
export function KeywordField({ label, keyword, onChange, className }: KeywordFieldProps) {
  const [typed, setTyped] = useState(keyword)
  const [known, setKnown] = useState(keyword)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address has changed by other means, such as Back or the button that clears.
  if (keyword !== known) {
    setKnown(keyword)
    if (typed.trim() !== keyword) setTyped(keyword)
  }
  useEffect(() => () => clearTimeout(pause.current), [])

  const tell = (text: string) => {
    clearTimeout(pause.current)
    if (text.trim() !== keyword) onChange(text.trim())
  }
  return (
    <Input
      type="search"
      className={className ?? ''}
      prefix={<SearchOutlined aria-hidden />}
      aria-label={label}
      placeholder={label}
      maxLength={60}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        clearTimeout(pause.current)
        pause.current = setTimeout(() => tell(target.value), PAUSE_MS)
      }}
      onPressEnter={() => tell(typed)}
    />
  )
}
