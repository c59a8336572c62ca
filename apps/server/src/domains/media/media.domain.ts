import { defineDomain } from '../../kernel/domain.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { createPort, type Port } from '../../kernel/port.ts'
import { createRegistry, type Registry } from '../../kernel/registry.ts'
import { type SettingsServices, skinFileUses } from '../settings/index.ts'
import { documentPreparer } from './documents/documents.service.ts'
import type { FileUseSource, ReplaceEffect } from './file-use.kind.ts'
import { createCaptionService } from './library/caption.service.ts'
import { dropObjects } from './library/drop.jobs.ts'
import { createFileUses, type VisibleTo } from './library/file-uses.repo.ts'
import { loadMediaDemo } from './library/library.demo.ts'
import { libraryRoutes } from './library/library.routes.ts'
import { createLibraryService, type NamesOf } from './library/library.service.ts'
import { createLibraryEditService } from './library/library-edit.service.ts'
import { createReplaceService } from './library/replace.service.ts'
import { tidyFiles } from './library/tidy.jobs.ts'
import './media.events.ts'
import { mediaRoutes } from './media.routes.ts'
import { createMediaService, type MediaService } from './media.service.ts'
import { fileObjects } from './media.tables.ts'
import { createPictures } from './picture/pictures.service.ts'
import { playablePreparer } from './playable/playable.service.ts'
import { prepareFiles } from './prepare/prepare.jobs.ts'
import { requeueLostFiles } from './prepare/requeue-lost.jobs.ts'
import { createTrim, type TrimVideo } from './prepare/trim.service.ts'
import { createOutsideSource } from './tencent/outside.service.ts'
import { sweepQuarantine } from './tencent/quarantine.jobs.ts'
import { tencentRoutes } from './tencent/tencent.routes.ts'
import { createTencentService } from './tencent/tencent.service.ts'
import { sweepUploads } from './upload/sweep.jobs.ts'
import { createUploads } from './upload/uploads.service.ts'

/** What this domain needs to know about people, who belong to a domain above it. */
interface People {
  visibleTo: VisibleTo
  names: NamesOf
}

export interface MediaServices {
  media: MediaService
  /** Each domain whose content uses files adds its uses here. */
  fileUses: Registry<FileUseSource>
  /** Each domain whose learners study files says what replacing one means for them. */
  replaceEffects: Registry<ReplaceEffect>
  people: Port<People>
  trim: TrimVideo
}

interface Needs {
  settings: SettingsServices
}

function createPreparation(kernel: Kernel) {
  const playable = playablePreparer({
    ffmpegPath: kernel.config.ffmpegPath,
    log: kernel.log,
    priority: kernel.workshop.priority,
  })
  return prepareFiles(kernel, { video: playable, audio: playable, document: documentPreparer(kernel) })
}

export const mediaDomain = defineDomain({
  name: 'media',
  roles: {
    'content-author': ['media.library.view', 'media.library.edit'],
    'training-manager': ['media.library.view'],
  },
  objects: { folders: ['pictures', 'files'], query: fileObjects },
  demo: loadMediaDemo,
  compose(kernel, { settings: { skinPictures } }: Needs) {
    const fileUses = createRegistry<FileUseSource>('uses of files', ({ kind }) => kind)
    const replaceEffects = createRegistry<ReplaceEffect>('effects of replacing files', ({ name }) => name)
    const people = createPort<People>('what files need to know about people')
    const visibleTo: VisibleTo = (viewer, audienceId) => people.get().visibleTo(viewer, audienceId)
    const namesOf: NamesOf = (db, userIds) => people.get().names(db, userIds)
    const uses = createFileUses(kernel.clock, visibleTo, fileUses.all)
    const pictures = createPictures({ workshop: kernel.workshop })
    const media = createMediaService(kernel, { uses, pictures })
    skinPictures.provide(media)
    fileUses.add(skinFileUses)
    const prepare = createPreparation(kernel)
    const drop = dropObjects(kernel)
    const services: MediaServices = { media, fileUses, replaceEffects, people, trim: createTrim(kernel, prepare) }
    return {
      services,
      routes(app) {
        const outside = createOutsideSource(kernel)
        mediaRoutes(app, media, createUploads(kernel, { media, pictures, prepare, outside }))
        tencentRoutes(app, createTencentService(kernel), media)
        libraryRoutes(app, {
          library: createLibraryService(kernel, { media, uses, namesOf }),
          edits: createLibraryEditService(kernel, { uses, prepare, drop }),
          replacing: createReplaceService(kernel, { uses, effects: replaceEffects.all, drop }),
          captions: createCaptionService(kernel),
        })
      },
      jobs: [
        ...prepare.kinds,
        requeueLostFiles(kernel, prepare),
        sweepUploads(kernel),
        drop,
        tidyFiles(kernel, { uses, drop }),
        sweepQuarantine(kernel),
      ],
      onClose: () => prepare.stop(),
    }
  },
})
