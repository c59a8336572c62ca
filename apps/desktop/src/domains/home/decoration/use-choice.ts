import type { HomePageDocument } from '@sands/contract/home/decoration.model'
import { useCallback, useState } from 'react'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { BUTTON } from '../publish/page-difference.ts'

/** The maximum length of the key of a part. */
const ADDRESS = { block: textValue(40) }

/** The open module, which is in the address, and its open item. */
export function useChoice({ blocks }: HomePageDocument) {
  const [{ block }, setAddress] = useAddressQuery(ADDRESS)
  const [openItem, setOpen] = useState<string>()
  const [started, setStarted] = useState<string>()
  // Before the first choice the first module is open, and it stays open when it is moved.
  const [first] = useState(blocks[0]?.key)
  const isThere = (part: string | undefined) => part === BUTTON || blocks.some(({ key }) => key === part)
  const setOpenItem = useCallback((item: string | undefined) => {
    setOpen(item)
    setStarted(undefined)
  }, [])
  const choose = useCallback(
    (key: string) => {
      setAddress({ block: key }, { replace: true })
      setOpenItem(undefined)
    },
    [setAddress, setOpenItem],
  )
  const beginItem = useCallback((item: string) => {
    setOpen(item)
    setStarted(item)
  }, [])
  /** From now on the faults of a newly added item count like all others. */
  const settle = useCallback(() => setStarted(undefined), [])
  const chosen = [block, first].find(isThere) ?? blocks[0]?.key
  return { chosen, choose, openItem, setOpenItem, started, beginItem, settle }
}
