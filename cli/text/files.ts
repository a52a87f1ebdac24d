/** Why a file cannot be read or written, in both languages. The system's own messages are English and for programmers. */
import type { Language } from '@crownlands/core/room'

type FileProblem = 'missing' | 'exists' | 'folder' | 'forbidden' | 'full' | 'too-large'

const PROBLEMS: Readonly<Record<string, FileProblem>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EEXIST: 'exists',
  EISDIR: 'folder',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EROFS: 'forbidden',
  ENOSPC: 'full',
  ERR_FS_FILE_TOO_LARGE: 'too-large',
  ERR_STRING_TOO_LONG: 'too-large',
}

const WORDS: Readonly<Record<Language, Readonly<Record<FileProblem, string>>>> = {
  en: {
    missing: 'no such file or folder',
    exists: 'it already exists',
    folder: 'it is a folder',
    forbidden: 'permission denied',
    full: 'the disk is full',
    'too-large': 'it is too large',
  },
  fr: {
    missing: 'ce fichier ou ce dossier n’existe pas',
    exists: 'il existe déjà',
    folder: 'c’est un dossier',
    forbidden: 'vous n’en avez pas le droit',
    full: 'le disque est plein',
    'too-large': 'il est trop volumineux',
  },
}

/** The part after the colon. For other errors, the system's own message. */
export function explainFileError(error: unknown, language: Language): string {
  const problem = error instanceof Error && 'code' in error ? PROBLEMS[String(error.code)] : undefined
  if (problem !== undefined) return WORDS[language][problem]
  return error instanceof Error ? error.message : String(error)
}
