import { defineDomain } from '../../kernel/domain.ts'
import { createPort, type Port } from '../../kernel/port.ts'
import type { MediaServices } from '../media/index.ts'
import { loadLecturerDemo } from './lecturer.demo.ts'
import { lecturerRoutes } from './lecturer.routes.ts'
import { createLecturerService, type LecturerService } from './lecturer.service.ts'
import { lecturerContent } from './lecturer-content.service.ts'
import { createLecturerEditService } from './lecturer-edit.service.ts'
import { lecturerFileUses } from './lecturer-uses.repo.ts'
import type { TeachingSource } from './teaching.kind.ts'

interface Needs {
  media: MediaServices
}

export interface LecturerServices {
  lecturers: LecturerService
  /** Provided by the course domain. */
  teaching: Port<TeachingSource>
}

export const lecturerDomain = defineDomain({
  name: 'lecturer',
  roles: {
    'content-author': ['lecturer.edit'],
    'training-manager': ['lecturer.edit'],
  },
  demo: loadLecturerDemo,
  compose(kernel, { media: { media, fileUses } }: Needs) {
    const teaching = createPort<TeachingSource>('what lecturers teach')
    const source: TeachingSource = {
      forLecturers: (db, viewer, ids) => teaching.get().forLecturers(db, viewer, ids),
      named: (db, ids) => teaching.get().named(db, ids),
    }
    const lecturers = createLecturerService(kernel, media, source)
    fileUses.add(...lecturerFileUses)
    const services: LecturerServices = { lecturers, teaching }
    return {
      services,
      routes: (app) => lecturerRoutes(app, lecturers, createLecturerEditService(kernel, media, source)),
      contentKinds: [lecturerContent(media)],
    }
  },
})
