/** The command `crownlands`: asks the program, and tells people what went wrong. */
import { CommanderError } from '@commander-js/extra-typings'
import { UserError } from './fail'
import { program } from './program'
import { explainFileError } from './text/files'

// A reader that has gone away (`| head`) ends the program without a fuss; a full disk does not.
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
