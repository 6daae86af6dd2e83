/**
 * Recording a request, inside the database: one round trip, one transaction,
 * and its statements stay planned where prepared ones would get lost behind a
 * transaction pooler (measured: half the database's time a request). Part of
 * the first migration, so it is never edited.
 *
 * Runs in READ COMMITTED, where each statement sees what was committed before
 * it began. Returns 'stored', 'repeated' or 'nonce-spent'; an id that is taken
 * is an error that undoes everything.
 */
export const RECORD_FUNCTION_1 = `
  CREATE FUNCTION record_submission_1(
    p_id text, p_created_at timestamptz, p_type text, p_status text, p_name text, p_phone text,
    p_email text, p_address text, p_unit_number text, p_gate_code text, p_service text,
    p_timeframe text, p_notes text, p_source_url text, p_recaptcha_token text,
    p_vehicle_info jsonb, p_visitor_info jsonb, p_traffic_source jsonb, p_page_metrics jsonb,
    p_verification text, p_captcha_provider text, p_suspicion double precision,
    p_suspicion_reasons jsonb, p_key text, p_token text,
    p_nonce text, p_nonce_expires_at bigint, p_mail_id text, p_message_id text, p_now bigint
  ) RETURNS text LANGUAGE plpgsql AS $function$
  BEGIN
    -- An answer means 'on the disk', also where the database is set up not to wait for it.
    IF current_setting('synchronous_commit') = 'off' THEN
      PERFORM set_config('synchronous_commit', 'on', true);
    END IF;

    -- Without a key the token says which request it is, and requests with a key
    -- count too, so no index can decide it: who looks for a token waits for
    -- all that are about to store it, and they for who looks.
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
        -- It may be this very request that spent it, a moment ago.
        PERFORM FROM submissions WHERE idempotency_key = p_key;
        RETURN CASE WHEN FOUND THEN 'repeated' ELSE 'nonce-spent' END;
      END IF;
    END IF;

    INSERT INTO submissions (
      id, created_at, type, status, name, phone, email, address, unit_number, gate_code, service,
      timeframe, notes, source_url, recaptcha_token, vehicle_info, visitor_info, traffic_source,
      page_metrics, verification, captcha_provider, suspicion, suspicion_reasons,
      idempotency_key, token_hash
    ) VALUES (
      p_id, p_created_at, p_type, p_status, p_name, p_phone, p_email, p_address, p_unit_number,
      p_gate_code, p_service, p_timeframe, p_notes, p_source_url, p_recaptcha_token,
      p_vehicle_info, p_visitor_info, p_traffic_source, p_page_metrics, p_verification,
      p_captcha_provider, p_suspicion, p_suspicion_reasons, p_key, p_token
    ) ON CONFLICT (idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING;
    IF NOT FOUND THEN
      -- The same key came in between, with a proof of its own: this one stays unspent.
      DELETE FROM captcha_nonces WHERE value = p_nonce;
      RETURN 'repeated';
    END IF;

    INSERT INTO outbox (id, submission_id, message_id, due_at, queued_at)
      VALUES (p_mail_id, p_id, p_message_id, p_now, p_now);
    RETURN 'stored';
  END $function$;`

/**
 * The same for a row by the names of its columns, which may be more than this release knows:
 * a release that adds a column needs no function of its own, and what a server of before
 * leaves out is NULL. The first one stays for servers of the release before.
 */
export const RECORD_FUNCTION_2 = `
  CREATE FUNCTION record_submission_2(
    p_row jsonb, p_nonce text, p_nonce_expires_at bigint, p_mail_id text, p_message_id text,
    p_now bigint
  ) RETURNS text LANGUAGE plpgsql AS $function$
  DECLARE
    p_key CONSTANT text := p_row ->> 'idempotency_key';
    p_token CONSTANT text := p_row ->> 'token_hash';
  BEGIN
    -- An answer means 'on the disk', also where the database is set up not to wait for it.
    IF current_setting('synchronous_commit') = 'off' THEN
      PERFORM set_config('synchronous_commit', 'on', true);
    END IF;

    -- Without a key the token says which request it is, and requests with a key
    -- count too, so no index can decide it: who looks for a token waits for
    -- all that are about to store it, and they for who looks.
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
        -- It may be this very request that spent it, a moment ago.
        PERFORM FROM submissions WHERE idempotency_key = p_key;
        RETURN CASE WHEN FOUND THEN 'repeated' ELSE 'nonce-spent' END;
      END IF;
    END IF;

    INSERT INTO submissions SELECT * FROM jsonb_populate_record(NULL::submissions, p_row)
      ON CONFLICT (idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING;
    IF NOT FOUND THEN
      -- The same key came in between, with a proof of its own: this one stays unspent.
      DELETE FROM captcha_nonces WHERE value = p_nonce;
      RETURN 'repeated';
    END IF;

    INSERT INTO outbox (id, submission_id, message_id, due_at, queued_at)
      VALUES (p_mail_id, p_row ->> 'id', p_message_id, p_now, p_now);
    RETURN 'stored';
  END $function$;`
