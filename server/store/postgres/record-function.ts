/**
 * Records a submission inside the database: one round trip, one transaction, and its statements
 * stay planned, where prepared ones would be lost behind a transaction pooler (measured: half the
 * database's time per submission). Takes the row by column names: a column that a later release
 * adds stays NULL. A release that changes it uses the next number, since servers of the previous
 * release call this one.
 * Runs in READ COMMITTED, where each statement sees what was committed before it began. Returns
 * 'stored', 'repeated' or 'nonce-spent'; a duplicate id is an error that rolls everything back.
 */
export const RECORD_FUNCTION = `
  CREATE OR REPLACE FUNCTION record_submission_1(
    p_row jsonb, p_nonce text, p_nonce_expires_at bigint, p_mail_id text, p_message_id text,
    p_now bigint
  ) RETURNS text LANGUAGE plpgsql AS $function$
  DECLARE
    p_key CONSTANT text := p_row ->> 'idempotency_key';
    p_token CONSTANT text := p_row ->> 'token_hash';
  BEGIN
    -- Durable on return, also where synchronous_commit is off.
    IF current_setting('synchronous_commit') = 'off' THEN
      PERFORM set_config('synchronous_commit', 'on', true);
    END IF;

    -- Without a key the token identifies the submission. Rows with a key count too, so no
    -- unique index can decide it: a submission without a key and those with one that bear
    -- the same token wait for each other.
    IF p_key IS NOT NULL THEN
      PERFORM pg_advisory_xact_lock_shared(hashtextextended(p_token, 0));
      PERFORM FROM submissions WHERE idempotency_key = p_key;
      IF FOUND THEN RETURN 'repeated'; END IF;
    ELSIF p_token IS NOT NULL THEN
      PERFORM pg_advisory_xact_lock(hashtextextended(p_token, 0));
      PERFORM FROM submissions WHERE token_hash = p_token;
      IF FOUND THEN RETURN 'repeated'; END IF;
    END IF;

    IF p_nonce IS NOT NULL THEN
      INSERT INTO captcha_nonces (value, expires_at) VALUES (p_nonce, p_nonce_expires_at)
        ON CONFLICT DO NOTHING;
      IF NOT FOUND THEN
        -- It may have been spent by the same submission a moment ago.
        PERFORM FROM submissions WHERE idempotency_key = p_key;
        RETURN CASE WHEN FOUND THEN 'repeated' ELSE 'nonce-spent' END;
      END IF;
    END IF;

    INSERT INTO submissions SELECT * FROM jsonb_populate_record(NULL::submissions, p_row)
      ON CONFLICT (idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING;
    IF NOT FOUND THEN
      -- The same key was stored meanwhile, with another proof: this one stays unspent.
      DELETE FROM captcha_nonces WHERE value = p_nonce;
      RETURN 'repeated';
    END IF;

    INSERT INTO staff_mails (id, submission_id, message_id, due_at, queued_at)
      VALUES (p_mail_id, p_row ->> 'id', p_message_id, p_now, p_now);
    RETURN 'stored';
  END $function$;`
