/** The command `crownlands`: runs the program and prints errors. */
import { CommanderError } from '@commander-js/extra-typings'
import { UserError } from './fail'
import { program } from './program'
import { explainFileError } from './text/files'

// If the reader of the output is gone (`| head`), end silently; report other errors, such as a full disk.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  console.error(`Cannot write the output: ${explainFileError(error, 'en')}.`)
  process.exit(1)
})

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else if (error instanceof UserError) {
    console.error(error.message)
    process.exitCode = 2
  } else throw error
}
