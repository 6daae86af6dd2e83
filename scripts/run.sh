#!/bin/sh
# Installs what is missing, then becomes the project's own Node: run.sh [OPTIONS] SCRIPT [ARGUMENTS]
# No process stays in between, so signals reach the script. PATH has another Node, which may be older.
set -e
node scripts/install.mjs
PATH=$PWD/node_modules/.bin:$PATH
export PATH
# Later starts read compiled code instead of TypeScript; what root compiles would be in the owner's way.
if [ -O node_modules ]; then
  NODE_COMPILE_CACHE=${NODE_COMPILE_CACHE:-$PWD/node_modules/.cache/node}
  export NODE_COMPILE_CACHE
fi
exec node_modules/.bin/node "$@"
