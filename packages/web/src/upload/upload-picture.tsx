import { useEffect, useState } from 'react'
import styles from './upload.module.css'
import type { UploadItem } from './upload-item.ts'
import { entries } from './upload-registry.ts'

/** An address of the chosen file itself, until the server has it. */
function useLocalAddress(id: string, isMade: boolean): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const file = isMade ? null : entries.get(id)?.file
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [id, isMade])
  return address
}

/** A picture, small. It has its place from the beginning; a type that the device cannot show leaves it empty. */
export function SmallPicture({ src }: { src: string | undefined }) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className={styles.picture}>
      {src !== undefined && src !== broken && <img src={src} alt="" decoding="async" onError={() => setBroken(src)} />}
    </span>
  )
}

/** The picture that a person has chosen, also while it is uploaded. */
export function UploadPicture({ item: { id, made } }: { item: Pick<UploadItem, 'id' | 'made'> }) {
  const local = useLocalAddress(id, made !== null)
  return <SmallPicture src={made ? (made.picture?.sizes[0]?.url ?? made.picture?.url) : local} />
}
