import { SearchOutlined } from '@ant-design/icons'
// The package's own export also loads the multi-line, password and code fields.
import Input from 'antd/es/input/Input'
import { useEffect, useRef, useState } from 'react'

/** Typing filters the list after this pause; Enter filters at once. */
const PAUSE_MS = 300

interface KeywordFieldProps {
  /** Names the searched list; used as label and placeholder. */
  label: string
  /** The keyword in the address. */
  keyword: string
  onChange: (keyword: string) => void
  className?: string | undefined
}

/** A keyword that filters a list, stored in the address. */
export function KeywordField({ label, keyword, onChange, className }: KeywordFieldProps) {
  const [typed, setTyped] = useState(keyword)
  const [known, setKnown] = useState(keyword)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What the address contains, or will when it has changed: the person may go on typing until then.
  const told = useRef(keyword)
  // The address was changed elsewhere, for example by Back or the clear button.
  if (keyword !== known) {
    setKnown(keyword)
    if (keyword !== told.current && typed.trim() !== keyword) setTyped(keyword)
  }
  useEffect(() => {
    told.current = keyword
  }, [keyword])
  useEffect(() => () => clearTimeout(pause.current), [])

  const tell = (text: string) => {
    clearTimeout(pause.current)
    if (text.trim() === told.current) return
    told.current = text.trim()
    onChange(told.current)
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
