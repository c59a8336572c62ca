import { UploadOutlined } from '@ant-design/icons'
import type { LibraryFile } from '@sands/contract/media/library.calls'
import { acceptOf } from '@sands/web/upload/purpose'
import { addUploads, onUploadMade } from '@sands/web/upload/uploads'
import { useDrop } from '@sands/web/upload/use-drop'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { LIBRARY_PURPOSES } from '../../../kernel/file/library-purposes.ts'
import { useLibrary } from '../../../kernel/file/use-library.ts'
import { useT } from '../../../kernel/text.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { FileDrawer } from './file-drawer.tsx'
import { FileGrid } from './file-grid.tsx'
import styles from './library.module.css'
import { isFiltered, LIBRARY_ADDRESS, NO_FILTER, queryOf } from './library-address.ts'
import { LibraryFilters } from './library-filters.tsx'
import { useLibraryColumns } from './use-library-columns.tsx'

/** All files of the college: search, preview, replace and delete. Files can be dropped anywhere on the page. */
export function LibraryPage() {
  const t = useT()
  const mayEdit = may(useViewer(), 'media.library.edit')
  const input = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useAddressQuery(LIBRARY_ADDRESS)
  const { current, size, view, open } = address
  const page = useLibrary(queryOf(address))
  const onOpen = (id: string) => setAddress({ open: id })
  const columns = useLibraryColumns(onOpen)
  const clear = () => setAddress({ ...NO_FILTER, open: '' })
  const { refetch } = page
  useEffect(() => onUploadMade(() => void refetch()), [refetch])

  const add = (files: readonly File[]) =>
    mayEdit && void addUploads(files, { purposes: LIBRARY_PURPOSES, library: true })
  const { isOver, place } = useDrop(add)
  const upload = mayEdit && (
    <Button type="primary" icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
      {t('media.library_upload')}
    </Button>
  )
  return (
    <div className={styles.page} {...(mayEdit && place)}>
      <ManagePage title={t('media.library')} intro={t('media.library_intro')} actions={upload}>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={acceptOf(LIBRARY_PURPOSES)}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <LibraryFilters address={address} onChange={setAddress} onClear={clear} />
        <DataTable<LibraryFile>
          label={t('media.library')}
          columns={columns}
          rowKey={({ id }) => id}
          answer={page}
          paging={{ current, size }}
          onPaging={setAddress}
          draw={view === 'grid' ? (files) => <FileGrid files={files} onOpen={onOpen} /> : undefined}
          empty={
            <EmptyList
              isNarrowed={isFiltered(address)}
              none={{ title: t('media.library_none'), text: t('media.library_none_text'), actions: upload }}
              notFound={{
                title: t('media.library_not_found'),
                text: t('media.library_not_found_text'),
                clear: { label: t('media.library_clear'), onClear: clear },
              }}
            />
          }
        />
        <FileDrawer
          open={open}
          mayEdit={mayEdit}
          onClose={() => setAddress({ open: '' })}
          onChanged={() => void refetch()}
        />
      </ManagePage>
      {mayEdit && isOver && (
        <p className={styles.over}>
          <span>{t('media.library_drop')}</span>
        </p>
      )}
    </div>
  )
}
