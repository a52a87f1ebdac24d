/** The class of what is read out, and not seen. */
import css from './for-readers.module.css'

export const forReaders = css.forReaders
